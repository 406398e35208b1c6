import * as v from 'valibot';
import { id, nameText } from '#infrastructure/platform/http/wire-values.wire.ts';

/**
 * The id of a visit at a third party, such as an identity check. Some third parties send numbers.
 */
export const entryId = v.union([v.pipe(nameText, v.minLength(1)), id]);
