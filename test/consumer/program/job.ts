// Compiled against the published declarations, without skipLibCheck.
import { Cluster, type StatusError } from "kuber";
import type { Deployment } from "kuber/api/apps/v1";

export async function scale(name: string, replicas: number): Promise<string> {
  const cluster = await Cluster.connect();
  const deployment = await cluster.patch("Deployment", name, { spec: { replicas } });
  const typed: Deployment = deployment;
  // @ts-expect-error: a misspelt field of a built-in kind does not compile
  const wrong: Deployment = { apiVersion: "apps/v1", kind: "Deployment", spec: { replica: 3 } };
  return `${typed.kind} ${deployment.metadata.uid} ${wrong.kind}`;
}

export const reasonOf = (error: StatusError): string | undefined => error.reason;
