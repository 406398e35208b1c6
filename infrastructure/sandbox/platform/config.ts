/** How this process runs; read from the environment by `main.ts`, set directly by tests. */
export interface SandboxConfig {
  /** Where browsers find the app, such as `http://localhost:8080`; known once it listens. */
  readonly appOrigin: string;
  /** Where browsers find the outside pages; never the same origin as the app. */
  readonly outsideOrigin: string;
  /** Host names that a request may be addressed to, beside the loopback ones. */
  readonly allowedHosts: readonly string[];
  /** Proxies before it, by address or network: what they say of a visitor's address is believed. */
  readonly trustedProxies?: readonly string[];
  /** The built app; without it only the API is served. */
  readonly appFolder?: string;
  /** Whether the control interface and the console are served. */
  readonly isControlOn: boolean;
  /** Whether the desk works by itself after a start or a reset. */
  readonly isDeskAuto: boolean;
  readonly version: string;
  /** Where a failure of our own goes; never carries payloads, so never personal data. */
  readonly report: (failure: BackendFailure) => void;
}

export interface BackendFailure {
  readonly requestId: string;
  readonly method: string;
  /** The route's pattern, not the address: addresses may carry ids. */
  readonly route: string;
  readonly error: unknown;
}
