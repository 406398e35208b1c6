import * as v from 'valibot';
import { isoDay } from '../platform/by-rule.wire.ts';

const text = (longest: number) =>
  v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.minLength(1), v.maxLength(longest));

/** `GET /news`: the search may be empty. */
export const newsQuery = v.strictObject({
  search: v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.maxLength(100)),
  offset: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
  limit: v.pipe(v.string(), v.regex(/^([1-9]|[1-4]\d|50)$/)),
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
  status: v.number(),
  message: v.string(),
  data: v.array(newsItem),
});
