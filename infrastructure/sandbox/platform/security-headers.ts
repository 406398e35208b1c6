import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxConfig } from './config.ts';

const PERMISSIONS = 'permissions-policy';

/** The app takes pictures for the video KYC; nothing else of ours needs a camera. */
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

/** Nothing in a JSON reply may ever run or be framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const OWN_SCRIPTS = "script-src 'self'";
const OWN_FILES_ONLY = ["default-src 'self'", OWN_SCRIPTS, "object-src 'none'", "base-uri 'none'"];
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/** The app's pages may frame the outside pages; nobody may frame the app. */
function appPolicy({ outsideOrigin }: SandboxConfig): string {
  return [
    ...OWN_FILES_ONLY,
    "frame-ancestors 'none'",
    "form-action 'self'",
    // The picture of an investor comes within a reply, for nobody else to ask for.
    "img-src 'self' data:",
    TRUSTED_TYPES,
    `frame-src ${outsideOrigin}`,
  ].join('; ');
}

/** Only the app may frame an outside page, and a form there may lead back to the app. */
function outsidePolicy({ appOrigin }: SandboxConfig, returnOrigin = appOrigin): string {
  const app = [...new Set([appOrigin, returnOrigin])].join(' ');
  return [
    ...OWN_FILES_ONLY,
    `frame-ancestors ${app}`,
    `form-action 'self' ${app}`,
    TRUSTED_TYPES,
  ].join('; ');
}

/**
 * Lets this page stand in a frame, and its forms end, where the person came from: the same app may
 * have been opened under another of its names, such as 127.0.0.1 for localhost.
 */
export function allowReturnTo(reply: FastifyReply, config: SandboxConfig, address: string): void {
  reply.header('content-security-policy', outsidePolicy(config, new URL(address).origin));
}

/** What a page carries within itself, by its SHA-256. */
export interface WithinPage {
  readonly style?: string | undefined;
  readonly script?: string | undefined;
}

/** Lets a page carry this one style and this one script within itself. */
export function allowWithin(
  reply: FastifyReply,
  config: SandboxConfig,
  { style, script }: WithinPage,
): void {
  const scripts = script === undefined ? OWN_SCRIPTS : `${OWN_SCRIPTS} 'sha256-${script}'`;
  const policy = appPolicy(config).replace(OWN_SCRIPTS, scripts);
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

export function addOutsideHeaders(outside: FastifyInstance, config: SandboxConfig): void {
  addHeaders(outside, () => outsidePolicy(config));
}

function addHeaders(server: FastifyInstance, pagePolicy: () => string): void {
  server.addHook('onSend', async (_request, reply, payload) => {
    setHeaders(reply, isJson(reply) ? DATA_POLICY : pagePolicy());
    return payload;
  });
}

/** For replies that no hook sees. */
export function setDataHeaders(reply: FastifyReply): void {
  setHeaders(reply, DATA_POLICY);
}

/** A route that sets one of these itself keeps its own. */
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

function isJson(reply: FastifyReply): boolean {
  return typeOf(reply).startsWith('application/json');
}

function isPage(reply: FastifyReply): boolean {
  return typeOf(reply).startsWith('text/html');
}

function typeOf(reply: FastifyReply): string {
  return String(reply.getHeader('content-type') ?? '');
}
