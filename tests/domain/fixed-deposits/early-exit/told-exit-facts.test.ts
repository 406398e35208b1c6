import fc from 'fast-check';
import { prematureRulesOf } from '#domain/fixed-deposits/early-exit/premature-rules.ts';
import { missingExitFact } from '#domain/fixed-deposits/early-exit/told-exit-facts.ts';
import { declaredDeposit } from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';
import { writtenAs } from '#tests/domain/fixed-deposits/holdings/declared-texts.ts';

const TODAY = CalendarDate.of('2026-11-18');
const RATES = '7D 3.5; 6M 6; 1Y 8';
const missing = (change: Readonly<Record<string, string>> = {}) => {
  const deposit = declaredDeposit(writtenAs(change));
  if (!deposit.ok) throw new Error(`refused for ${deposit.failure}`);
  return missingExitFact(deposit.value, TODAY);
};

describe('the fact that is missing for the early exit of a deposit held elsewhere', () => {
  it('is the rate card of its start date, and nothing once that is added', () => {
    expect(missing()).toBe('start_rates');
    expect(missing({ start_rates: RATES })).toBeUndefined();
  });

  it.each([
    ['of five years, which can be a tax saver', { maturity: '5Y' }],
    ['of more than 1 crore', { principal: '10000001' }],
    ['of a family, firm or trust', { right: 'karta', on_behalf_of: 'Rao HUF' }],
    ['from before the rule that was read', { start: '25/10/2023', maturity: '4Y' }],
  ])('is whether it is locked, for a deposit at a bank %s [FD-9.21]', (_what, change) => {
    const told = { ...change, start_rates: RATES };
    expect(missing(told)).toBe('locked');
    expect(missing({ ...told, institution: 'small-finance-bank' })).toBe('locked');
    expect(missing({ ...told, locked: 'no' })).toBeUndefined();
    expect(missing({ ...told, locked: 'yes', start_rates: '' })).toBeUndefined();
    expect(missing({ ...told, institution: 'nbfc' })).toBeUndefined();
  });

  it('is no lock for the longest and largest deposit that a bank must let its holder break [FD-9.21]', () => {
    const most = { maturity: '59M', principal: '10000000', start: '26/10/2023' };
    expect(missing({ ...most, start_rates: RATES })).toBeUndefined();
  });

  it('is never asked for an issuer without a rule, and in no other case of a missing card', () => {
    const institutions = fc.constantFrom(...Object.values(Institution));
    fc.assert(
      fc.property(institutions, fc.constantFrom('', 'no'), (institution, locked) => {
        const isRuled = prematureRulesOf(institution)?.on(TODAY) !== undefined;
        expect(missing({ institution, locked })).toBe(isRuled ? 'start_rates' : undefined);
      }),
    );
  });
});
