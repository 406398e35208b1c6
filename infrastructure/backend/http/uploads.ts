import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FormPart, formParts } from './multipart.ts';
import { ownTurn } from './own-turn.ts';
import { Refusal } from './refusal.ts';

/** Limit for a whole form, with the largest file that a route accepts. */
export const MOST_FORM_BYTES = 6 * 1024 * 1024;
/** Limit for a field that is not a file. */
const MOST_TEXT_BYTES = 16 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts a `multipart/form-data` form with files besides JSON. */
    readonly takesForm?: boolean;
  }
}

/** A file from a form. The sender chooses its name and type, so only its bytes are trusted. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly content: Uint8Array,
  ) {}

  /** A hash, so that payloads can be compared without serialising megabytes. */
  toJSON(): string {
    return createHash('sha256').update(this.content).digest('base64url');
  }
}

/** Parses forms with files into objects on routes that set `takesForm`. */
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
    async (request: FastifyRequest, body: Buffer) => {
      // Collecting the body, parsing it and handling it take one turn of the event loop each, so
      // that other requests run in between.
      await ownTurn();
      const fields = readFields(request.headers['content-type'] ?? '', body);
      await ownTurn();
      return fields;
    },
  );
}

type Fields = Readonly<Record<string, string | UploadedFile>>;

function readFields(type: string, body: Buffer): Fields {
  try {
    return fieldsOf(type, body);
  } catch (error) {
    throw error instanceof Refusal ? error : malformed();
  }
}

function fieldsOf(type: string, body: Buffer): Fields {
  const parts = formParts(type, new Uint8Array(body.buffer, body.byteOffset, body.length));
  const names = new Set(parts?.map(({ name }) => name));
  if (parts === undefined || names.size !== parts.length) throw malformed();
  return Object.fromEntries(parts.map((part) => [part.name, fieldOf(part)]));
}

function fieldOf({ fileName, content }: FormPart): string | UploadedFile {
  if (fileName !== undefined) return new UploadedFile(fileName, content);
  if (content.length > MOST_TEXT_BYTES) throw malformed();
  return Buffer.from(content).toString('utf8');
}

function malformed(): Refusal {
  const message = 'The form is not valid.';
  return new Refusal({ status: 400, code: 'malformed-form', message });
}
