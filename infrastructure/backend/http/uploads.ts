import { createHash } from 'node:crypto';
import multipart, { type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Limit for one file, a little more than any route accepts. */
export const MOST_FILE_BYTES = 6 * 1024 * 1024;
const LIMITS = {
  parts: 20,
  files: 2,
  fileSize: MOST_FILE_BYTES,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};

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
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, _reply, done) => {
    const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
    if (!isForm || request.is404 || request.routeOptions.config.takesForm === true) return done();
    const message = 'Please send JSON.';
    return done(new Refusal({ status: 415, code: 'unsupported-media-type', message }) as never);
  });
  await app.register(multipart, { limits: LIMITS });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await formOf(request);
  });
}

type Form = Readonly<Record<string, string | UploadedFile>>;

async function formOf(request: FastifyRequest): Promise<Form> {
  try {
    return await fieldsOf(request);
  } catch (error) {
    const isTooLarge = error instanceof request.server.multipartErrors.RequestFileTooLargeError;
    throw isTooLarge ? tooLarge() : malformed();
  }
}

/** @throws {Error} if the form is not valid, exceeds a limit or repeats a field */
async function fieldsOf(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, string | UploadedFile>();
  for await (const part of request.parts()) {
    if (fields.has(part.fieldname)) throw malformed();
    const isFile = part.type === 'file';
    const field = isFile ? fileOf(part.filename, await part.toBuffer()) : textOf(part);
    fields.set(part.fieldname, field);
  }
  return Object.fromEntries(fields);
}

function fileOf(name: string, { buffer, byteOffset, length }: Buffer): UploadedFile {
  return new UploadedFile(name, new Uint8Array(buffer, byteOffset, length));
}

function textOf({ value, valueTruncated, fieldnameTruncated }: MultipartValue): string {
  // A field that calls itself JSON has been parsed.
  if (typeof value !== 'string' || valueTruncated || fieldnameTruncated) throw malformed();
  return value;
}

function tooLarge(): Refusal {
  const message = 'This is too large to send.';
  return new Refusal({ status: 413, code: 'too-large', message });
}

function malformed(): Refusal {
  const message = 'The form is not valid.';
  return new Refusal({ status: 400, code: 'malformed-form', message });
}
