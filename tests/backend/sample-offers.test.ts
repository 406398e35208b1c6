import { describe, expect, it } from 'vitest';
import { sampleOffers } from '#infrastructure/backend/fixed-deposits/seed/sample/offers.ts';

describe('a sample offer', () => {
  it.each(sampleOffers)('stays true while the clock moves: $note', ({ note }) => {
    expect(note).not.toMatch(/\b(?:in|next) \d+ days\b|\bthis (?:week|month|quarter|year)\b/);
  });
});
