import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { after, describe, it } from "node:test";
import { ConfigError } from "../errors/index.ts";
import { findConfig } from "./index.ts";
import { tokenFileCredentials } from "./token-file.ts";

const folder = mkdtempSync(join(tmpdir(), "kuber-config-"));
after(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const config = (change = ""): string => `
apiVersion: v1
kind: Config
current-context: shop
clusters:
- name: c
  cluster: { server: "https://10.0.0.1:6443" }
users:
- name: u
  user: { token: secret-token }
contexts:
- name: shop
  context: { cluster: c, user: u, namespace: shop }
- name: broken
  context: { cluster: nowhere, user: u }
${change}`;

async function refusal(promise: Promise<unknown>): Promise<ConfigError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ConfigError, `a ConfigError, not ${String(error)}`);
  assert.doesNotMatch(error.message, /secret/);
  return error;
}

describe("a kubeconfig", () => {
  it("gives the server, the credential and the namespace of its current context", async () => {
    const { settings, namespace, context } = await findConfig({ kubeconfig: file("good", config()) });
    assert.deepEqual([settings.server, namespace, context], ["https://10.0.0.1:6443", "shop", "shop"]);
    assert.equal(await settings.credentials?.authorization(), "Bearer secret-token");
  });

  it("is found by KUBECONFIG, several files as one, the first to name a thing winning", async () => {
    const first = file("first", "current-context: mine\nclusters: [{name: c, cluster: {server: 'https://first'}}]\n");
    const second = file("second", config("- name: mine\n  context: { cluster: c }\n"));
    const missing = join(folder, "missing");
    const { settings, context } = await findConfig({}, { KUBECONFIG: [missing, first, second].join(delimiter) });
    assert.deepEqual([settings.server, context], ["https://first", "mine"]);
  });

  it("reads files beside it, and base64 before files", async () => {
    file("ca.pem", "from a file");
    const path = file("paths", config().replace('6443" }', '6443", certificate-authority: ca.pem }'));
    assert.equal(String((await findConfig({ kubeconfig: path })).settings.ca), "from a file");
  });

  it("that is wrong is refused by file and field", async () => {
    const bad = file("bad", config());
    assert.match(
      (await refusal(findConfig({ kubeconfig: bad, context: "none" }))).message,
      /there is no context "none"; there are: shop, broken/,
    );
    const broken = await refusal(findConfig({ kubeconfig: bad, context: "broken" }));
    assert.deepEqual([broken.file, broken.field], [bad, "contexts[1].context.cluster"]);
    const noUrl = await refusal(
      findConfig({ kubeconfig: file("url", config().replace("https://10.0.0.1:6443", "nonsense")) }),
    );
    assert.equal(noUrl.field, "clusters[0].cluster.server");
    const exec = await refusal(
      findConfig({ kubeconfig: file("exec", config().replace("token: secret-token", "exec: {command: x}")) }),
    );
    assert.equal(exec.field, "users[0].user.exec");
    assert.match((await refusal(findConfig({ kubeconfig: join(folder, "none") }))).message, /there is no such file/);
  });

  it("that is no YAML is refused with the line, and not quoted", async () => {
    const { message } = await refusal(
      findConfig({ kubeconfig: file("yaml", "users:\n- name: u\n  user: {token: secret\n") }),
    );
    assert.match(message, /is no YAML at line \d+/);
  });

  it("that nobody has leads to an error that says where was looked", async () => {
    const { message } = await refusal(findConfig({}, { HOME: folder }));
    assert.match(message, /KUBECONFIG is not set, ~\/\.kube\/config does not exist/);
  });

  it("impersonates with every group of its own", async () => {
    const path = file("as", config().replace("token: secret-token", "token: secret-token, as: bob, as-groups: [a, b]"));
    const { headers } = (await findConfig({ kubeconfig: path })).settings;
    assert.deepEqual(headers, { "impersonate-user": "bob", "impersonate-group": ["a", "b"] });
  });
});

it("a token file is read again each minute, and at once when the server refuses", async () => {
  let now = 0;
  const path = file("token", "one\n");
  const credentials = tokenFileCredentials(path, () => now);
  assert.equal(await credentials.authorization(), "Bearer one");
  file("token", "two");
  assert.equal(await credentials.authorization(), "Bearer one");
  now = 60_000;
  assert.equal(await credentials.authorization(), "Bearer two");
  file("token", "three");
  assert.equal(await credentials.refresh?.(), true);
  assert.equal(await credentials.authorization(), "Bearer three");
});
