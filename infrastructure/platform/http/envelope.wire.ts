import * as v from 'valibot';

/** The fields around the data of a reply; the documents often omit them. */
export const envelope = { status: v.optional(v.number()), message: v.optional(v.string()) };
