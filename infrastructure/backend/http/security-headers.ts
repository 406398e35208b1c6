import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';

const PERMISSIONS = 'permissions-policy';

/** Only the app may use the camera, for the video KYC. */
function permissions({ camera }: { readonly camera: '' | 'self' }): string {
  return `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`;
}

const ALWAYS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  [PERMISSIONS]: permissions({ camera: '' }),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** The policy of JSON replies: nothing in them may run or be framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const OWN_SCRIPTS = "script-src 'self'";
const OWN_FILES_ONLY = ["default-src 'self'", OWN_SCRIPTS, "object-src 'none'", "base-uri 'none'"];
/**
 * Forbids turning text into script or HTML, and creating a Trusted Types policy that would allow
 * it.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** The app's pages may frame the third-party pages; no page may frame the app. */
function appPolicy({ thirdPartyOrigin, reportOrigin }: SandboxConfig): string {
  return [
    ...OWN_FILES_ONLY,
    "frame-ancestors 'none'",
    "form-action 'self'",
    // An investor's picture is a data URL within a reply, so that it has no URL of its own.
    "img-src 'self' data:",
    TRUSTED_TYPES,
    `frame-src ${thirdPartyOrigin}`,
    ...(reportOrigin === undefined ? [] : [`connect-src 'self' ${reportOrigin}`]),
  ].join('; ');
}

/** Only the app may frame a third-party page, and forms on it may redirect to the app. */
function thirdPartyPolicy({ appOrigin }: SandboxConfig, returnOrigin = appOrigin): string {
  const app = [...new Set([appOrigin, returnOrigin])].join(' ');
  return [
    ...OWN_FILES_ONLY,
    `frame-ancestors ${app}`,
    `form-action 'self' ${app}`,
    TRUSTED_TYPES,
  ].join('; ');
}

/**
 * Allows the person's own origin to frame this page and its forms to redirect there. The app may
 * have been opened by another of its host names, such as 127.0.0.1 for localhost.
 */
export function allowReturnTo(reply: FastifyReply, config: SandboxConfig, address: string): void {
  reply.header('content-security-policy', thirdPartyPolicy(config, new URL(address).origin));
}

/** The SHA-256 hashes of a page's inline style and scripts. */
export interface WithinPage {
  readonly style?: string | undefined;
  readonly scripts?: readonly string[] | undefined;
}

/** Allows the inline style and scripts with these hashes. */
export function allowWithin(
  reply: FastifyReply,
  config: SandboxConfig,
  { style, scripts = [] }: WithinPage,
): void {
  const allowed = [OWN_SCRIPTS, ...scripts.map((hash) => `'sha256-${hash}'`)].join(' ');
  const policy = appPolicy(config).replace(OWN_SCRIPTS, allowed);
  const styles = style === undefined ? '' : `; style-src 'self' 'sha256-${style}'`;
  reply.header('content-security-policy', `${policy}${styles}`);
}

export function addAppHeaders(app: FastifyInstance, config: SandboxConfig): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isPage(reply)) reply.header(PERMISSIONS, permissions({ camera: 'self' }));
    return payload;
  });
  addHeaders(app, () => appPolicy(config));
}

export function addThirdPartyHeaders(thirdParties: FastifyInstance, config: SandboxConfig): void {
  addHeaders(thirdParties, () => thirdPartyPolicy(config));
}

function addHeaders(server: FastifyInstance, pagePolicy: () => string): void {
  server.addHook('onSend', async (_request, reply, payload) => {
    setHeaders(reply, isJson(reply) ? DATA_POLICY : pagePolicy());
    return payload;
  });
}

/** Sets the headers of replies that bypass Fastify's hooks. */
export function setDataHeaders(reply: FastifyReply): void {
  setHeaders(reply, DATA_POLICY);
}

/** Does not overwrite headers that a route has set itself. */
function setHeaders(reply: FastifyReply, policy: string): void {
  const headers = {
    ...ALWAYS,
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

export function isJson(reply: FastifyReply): boolean {
  return typeOf(reply).startsWith('application/json');
}

function isPage(reply: FastifyReply): boolean {
  return typeOf(reply).startsWith('text/html');
}

function typeOf(reply: FastifyReply): string {
  return String(reply.getHeader('content-type') ?? '');
}
