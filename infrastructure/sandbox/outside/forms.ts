import type { FastifyInstance } from 'fastify';

/** Reads what a form of an outside page sends: text by field name, the last of a name counts. */
export function acceptForms(outside: FastifyInstance): void {
  outside.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = new URLSearchParams(String(body));
      done(null, Object.fromEntries(fields));
    },
  );
}
