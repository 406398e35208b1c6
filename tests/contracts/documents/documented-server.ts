import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, smallServer } from '#tests/infrastructure/platform/small-server.ts';
import type { DocumentedCall, Json } from './documented-call.ts';

/** A request as it arrived. */
export interface SentRequest {
  readonly at: string;
  /** Every name of its query, its body and its form. */
  readonly names: ReadonlySet<string>;
  /** Every text value. */
  readonly words: ReadonlySet<string>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A server that answers one documented call at a time and records the requests. */
export async function documentedServer() {
  let answers: Answers = {};
  let requests: SentRequest[] = [];
  const server = await smallServer((request, response) => {
    void answer(request, response, answers).then((sent) => requests.push(sent));
  });
  return {
    ...server,
    /** Answers like this from now on, and forgets the earlier requests. */
    expect: (next: Answers) => {
      answers = next;
      requests = [];
    },
    sent: (): readonly SentRequest[] => requests,
  };
}

export interface Answers extends Partial<Pick<DocumentedCall, 'at' | 'reply' | 'beside'>> {
  /** Whether the connection delivers only the first half of the reply. */
  readonly isHalf?: boolean;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  answers: Answers,
): Promise<SentRequest> {
  const sent = sentRequestOf(request, await textOf(request));
  const isExpected = answers.at !== undefined && isAt(sent.at, answers.at);
  const reply = isExpected ? answers.reply : answers.beside?.(sent.at, sent.words);
  if (isExpected && answers.isHalf === true) {
    const text = JSON.stringify(reply);
    response.end(text.slice(0, Math.ceil(text.length / 2)));
    return sent;
  }
  sendJson(response, reply === undefined ? 404 : 200, reply ?? { message: 'no such call' });
  return sent;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}

function sentRequestOf(request: IncomingMessage, body: string): SentRequest {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const json = body.startsWith('{') ? (JSON.parse(body) as Json) : {};
  const inForm = [...body.matchAll(/form-data; name="([^"]+)"/g)].map(([, name = '']) => name);
  return {
    at: `${request.method} ${url.pathname}`,
    names: new Set([...url.searchParams.keys(), ...namesOf(json), ...inForm]),
    words: new Set([...url.searchParams.values(), ...wordsOf(json)]),
    headers: request.headers,
    body,
  };
}

/** Whether an address is the one of a pattern with `{…}` in it. */
export function isAt(address: string, pattern: string): boolean {
  const parts = pattern.split('/');
  const given = address.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith('{') || part === given[index])
  );
}

/** Every name in a value, at any depth. */
export function namesOf(value: Json): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(namesOf);
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesOf(part)]);
}

/** Every text in a value, at any depth; XML gives the names of its elements. */
export function wordsOf(value: Json): readonly string[] {
  if (typeof value === 'string') {
    return [value, ...[...value.matchAll(/<(\w+)>/g)].map(([, element = '']) => element)];
  }
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(wordsOf);
  return typeof value === 'object' ? Object.values(value).flatMap(wordsOf) : [];
}
