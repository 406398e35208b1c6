import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** The largest file that a route takes, and the form around it. */
const MOST_FORM_BYTES = 6 * 1024 * 1024;
const MOST_FIELDS = 20;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form with files, `multipart/form-data`, beside JSON. */
    readonly takesForm?: boolean;
  }
}

/** A file as a form sends it: its name and type are the sender's word, its bytes count. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly content: Uint8Array,
  ) {}

  /** Tells two payloads apart without writing megabytes of numbers. */
  toJSON(): string {
    return createHash('sha256').update(this.content).digest('base64url');
  }
}

/** Reads forms with files into objects, on the routes that say `takesForm`. */
export function acceptUploads(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
    if (!isForm || request.is404 || request.routeOptions.config.takesForm === true) return done();
    const message = 'Please send JSON.';
    return done(new Refusal({ status: 415, code: 'unsupported-media-type', message }) as never);
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST_FORM_BYTES },
    (request, body, done) => {
      fieldsOf(request.headers['content-type'] ?? '', body as Buffer).then(
        (fields) => done(null, fields),
        (error: unknown) => done(error instanceof Refusal ? error : malformed()),
      );
    },
  );
}

async function fieldsOf(
  type: string,
  body: Buffer,
): Promise<Readonly<Record<string, string | UploadedFile>>> {
  const headers = { 'content-type': type };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const entries = [...form.entries()];
  const names = new Set(entries.map(([name]) => name));
  if (names.size !== entries.length || entries.length > MOST_FIELDS) throw malformed();
  return Object.fromEntries(
    await Promise.all(entries.map(async ([name, value]) => [name, await fieldOf(value)] as const)),
  );
}

async function fieldOf(value: string | File): Promise<string | UploadedFile> {
  if (typeof value === 'string') return value;
  return new UploadedFile(value.name, new Uint8Array(await value.arrayBuffer()));
}

function malformed(): Refusal {
  const message = 'The form is not valid.';
  return new Refusal({ status: 400, code: 'malformed-form', message });
}
