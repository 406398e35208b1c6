import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const STRING_OR_NAME = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Refuses a JSON body with a repeated field, because parsers differ in which value they use. */
export function refuseRepeatedFields(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    void parse(request, text, (error: Error | null, value: unknown) => {
      if (error) return done(error);
      if (repeatsField(text, value)) return done(repeatedField());
      return done(null, value);
    });
  });
}

function repeatedField(): Refusal {
  const message = 'A field was sent twice.';
  return new Refusal({ status: 400, code: 'repeated-field', message });
}

/**
 * Counts names in the text and fields in the parsed value. Only a name is followed by a colon in
 * JSON, and parsing keeps one value of a repeated name.
 */
export function repeatsField(json: string, value: unknown): boolean {
  let names = 0;
  for (const [, colon] of json.matchAll(STRING_OR_NAME)) if (colon !== undefined) names += 1;
  return names !== fieldsIn(value);
}

/** Counts the fields of all nested objects. */
function fieldsIn(value: unknown): number {
  const rest = [value];
  let count = 0;
  for (let one = rest.pop(); one !== undefined; one = rest.pop()) {
    if (typeof one !== 'object' || one === null) continue;
    const values: unknown[] = Object.values(one);
    if (!Array.isArray(one)) count += values.length;
    for (const part of values) rest.push(part);
  }
  return count;
}
