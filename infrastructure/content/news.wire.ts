import * as v from 'valibot';
import { envelope } from '#infrastructure/platform/http/envelope.wire.ts';
import { isoDay } from '#infrastructure/platform/http/by-rule.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import { limitText, offsetText } from '#infrastructure/platform/http/paging.wire.ts';
import {  } from '#infrastructure/platform/http/wire-values.wire.ts';

const text = (longest: number) => v.pipe(lineText(longest), v.minLength(1));

/** `GET /news`; the search text may be empty. */
export const newsQuery = v.strictObject({
  search: lineText(100),
  offset: offsetText,
  limit: limitText,
});
export const newsItem = v.object({
  date: isoDay,
  name: text(100),
  heading: text(200),
  shortDescription: text(600),
  image: v.nullish(text(500)),
  newsUrl: text(500),
});
export const newsReply = v.object({
  ...envelope,
  data: v.array(newsItem),
});
