import * as v from 'valibot';

/**
 * The fields around the data of every reply. They are optional, because many documented replies
 * lack them.
 */
export const envelope = { status: v.optional(v.number()), message: v.optional(v.string()) };
