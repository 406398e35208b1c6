import * as v from 'valibot';

/** In a query: how many entries to leave out, and how many to return, at most 50. */
export const offsetText = v.pipe(v.string(), v.regex(/^\d{1,6}$/));
export const limitText = v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/));
