/**
 * The configuration of this process. `main.ts` reads it from the environment; tests set it
 * directly.
 */
export interface SandboxConfig {
  /**
   * The origin of the app in browsers, such as `http://localhost:8080`; known once the server
   * listens.
   */
  readonly appOrigin: string;
  /** The origin of the third-party pages in browsers; never the same as the app's. */
  readonly thirdPartyOrigin: string;
  /** Host names that requests may use, besides the loopback names. */
  readonly allowedHosts: readonly string[];
  /** Addresses or networks of trusted proxies. Their `X-Forwarded-For` header names the visitor. */
  readonly trustedProxies?: readonly string[];
  /** The host that receives the app's reports, if the build names one. */
  readonly reportOrigin?: string;
  /** The folder of the built app; without it the server serves only the API. */
  readonly appFolder?: string;
  readonly isControlOn: boolean;
  /** Replaces real time, so that only the console moves the sandbox clock. */
  readonly fixedTime?: Date;
  /** Whether the operations desk acts automatically after a start or a reset. */
  readonly isDeskAuto: boolean;
  /** Hours to pay a confirmed share or basket order; 24 by default. */
  readonly paymentHours?: number;
  /** Days to pay a deposit order; 7 by default. */
  readonly depositOrderDays?: number;
  readonly version: string;
  /** Receives the server's own failures, without request bodies and so without personal data. */
  readonly report: (failure: BackendFailure) => void;
}

export interface BackendFailure {
  readonly requestId: string;
  readonly method: string;
  /** The path pattern of the route, because the URL itself may contain ids. */
  readonly route: string;
  readonly error: unknown;
}
