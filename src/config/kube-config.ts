/** A kubeconfig as it stands in its file. Source: the API's `client-go/tools/clientcmd/api/v1` Config. */
export interface KubeConfig {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly "current-context"?: string;
  readonly clusters?: readonly { readonly name: string; readonly cluster: KubeConfigCluster }[];
  readonly users?: readonly { readonly name: string; readonly user: KubeConfigUser }[];
  readonly contexts?: readonly { readonly name: string; readonly context: KubeConfigContext }[];
}

export interface KubeConfigCluster {
  readonly server?: string;
  /** A file; relative to the kubeconfig. */
  readonly "certificate-authority"?: string;
  /** Base64 of PEM; wins over the file. */
  readonly "certificate-authority-data"?: string;
  readonly "insecure-skip-tls-verify"?: boolean;
  readonly "tls-server-name"?: string;
  readonly "proxy-url"?: string;
}

export interface KubeConfigUser {
  readonly "client-certificate"?: string;
  readonly "client-certificate-data"?: string;
  readonly "client-key"?: string;
  readonly "client-key-data"?: string;
  readonly token?: string;
  readonly tokenFile?: string;
  readonly username?: string;
  readonly password?: string;
  readonly as?: string;
  readonly "as-uid"?: string;
  readonly "as-groups"?: readonly string[];
  readonly "as-user-extra"?: Readonly<Record<string, readonly string[]>>;
  readonly exec?: unknown;
  readonly "auth-provider"?: unknown;
}

export interface KubeConfigContext {
  readonly cluster: string;
  readonly user?: string;
  readonly namespace?: string;
}
