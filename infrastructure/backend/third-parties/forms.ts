import { linesText } from '#infrastructure/platform/http/lines.wire.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

/** Limit for one form field, in characters. */
const LONGEST = 8000;
const fields = v.record(v.pipe(v.string(), v.maxLength(100)), linesText(LONGEST));

/** Parses the forms of third-party pages into text by field name. */
export function acceptForms(thirdParties: FastifyInstance): void {
  thirdParties.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const sent = new URLSearchParams(String(body));
      const form = v.safeParse(fields, Object.fromEntries(sent));
      const isTwice = new Set(sent.keys()).size !== sent.size;
      if (form.success && !isTwice) return done(null, form.output);
      const message = 'The form is not valid.';
      return done(new Refusal({ status: 400, code: 'malformed-form', message }));
    },
  );
}
