import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

type Method = 'GET' | 'POST' | 'PUT';
const PATIENCE_SECONDS = 60;
const withMessage = v.object({ message: v.string() });

interface Call {
  readonly method: Method;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

interface ControlBody<Result> {
  readonly body?: unknown;
  readonly result: v.GenericSchema<unknown, Result>;
}

interface Reply {
  readonly statusCode: number;
  readonly body: string;
}

/**
 * The calls of a story: those of the app with the session of its investor, those of the control
 * interface, and the forms of third-party pages.
 */
export class StoryCalls {
  constructor(
    private readonly sandbox: Pick<Sandbox, 'app' | 'thirdParties'>,
    private readonly token: string | undefined,
  ) {}

  /** Calls the API of the app. @returns the `data` of the reply */
  async api<Data>(
    method: Method,
    path: string,
    { body, data }: { readonly body?: unknown; readonly data: v.GenericSchema<unknown, Data> },
  ): Promise<Data> {
    const reply = await this.send(this.sandbox.app, {
      method,
      url: `/api${path}`,
      headers: this.headers(),
      ...(body !== undefined && jsonBody(body, this.headers())),
    });
    return parsed(v.object({ data }), reply, path).data;
  }

  /** Uploads a form with one file, as the app does. */
  async upload(path: string, fields: Readonly<Record<string, string>>, file: Upload) {
    const boundary = 'file-of-the-sample-story';
    await this.send(this.sandbox.app, {
      method: 'POST',
      url: `/api${path}`,
      headers: { ...this.headers(), 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: multipart(boundary, fields, file),
    });
  }

  /** Calls the control interface. @param path the part after `/sandbox/api/` */
  async control<Result>(
    method: Method,
    path: string,
    { body, result }: ControlBody<Result>,
  ): Promise<Result> {
    const url = `/sandbox/api/${path}`;
    const reply = await this.send(this.sandbox.thirdParties, {
      method,
      url,
      ...(body !== undefined && jsonBody(body)),
    });
    return parsed(result, reply, url);
  }

  /** Submits the form of a third-party page. */
  async press(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.send(this.sandbox.thirdParties, {
      method: 'POST',
      url: new URL(address, 'http://localhost').pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  private headers(): Record<string, string> {
    const session = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
    return { 'x-vriddhi': '1', ...session };
  }

  private async send(server: FastifyInstance, call: Call): Promise<Reply> {
    const { method, url } = call;
    const path = url.split('?')[0] ?? url;
    const late = after(PATIENCE_SECONDS * 1000, undefined, { ref: false });
    const sent = server.inject({ ...call, headers: { ...call.headers } });
    const reply = await Promise.race([sent, late]);
    if (reply === undefined) {
      throw failed(`${method} ${path} did not answer within ${PATIENCE_SECONDS} seconds.`);
    }
    if (reply.statusCode < 400) return reply;
    const given = v.safeParse(withMessage, jsonOf(reply.body));
    const why = given.success ? given.output.message : 'It gave no reason.';
    throw failed(`${method} ${path} answered ${reply.statusCode}: ${why}`);
  }
}

interface Upload {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** A refusal that the console shows with the step that failed. */
export function failed(message: string): Refusal {
  return new Refusal({ status: 502, code: 'story-step-failed', message });
}

function jsonBody(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  };
}

function multipart(
  boundary: string,
  fields: Readonly<Record<string, string>>,
  { field, name, type, content }: Upload,
): Buffer {
  const texts = Object.entries(fields).map(
    ([key, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `content-disposition: form-data; name="${field}"; filename="${name}"`;
  const file = `--${boundary}\r\n${head}\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`;
  return Buffer.from(`${texts.join('')}${file}--${boundary}--\r\n`);
}

function parsed<Value>(
  schema: v.GenericSchema<unknown, Value>,
  { body }: Reply,
  path: string,
): Value {
  const found = v.safeParse(schema, jsonOf(body));
  if (found.success) return found.output;
  throw failed(`The answer of ${path} cannot be read.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
