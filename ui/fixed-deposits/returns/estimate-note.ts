import { needsReadingDay, type RuleSource } from '#domain/platform/dated.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { returnsCopy as copy } from './copy.ts';

/** Says that the tax is an estimate, and where its rates were read. */
export function estimateNote(source: RuleSource): string {
  const note = `${copy.notAdvice} ${copy.counted}`;
  if (!needsReadingDay(source)) return note;
  return `${note} ${copy.readOn(formatDate(source.readOn), source.publisher)}.`;
}
