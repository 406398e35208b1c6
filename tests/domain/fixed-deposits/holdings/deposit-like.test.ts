import { describe, expect, it } from 'vitest';
import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import {
  checkDepositLike, checkDepositLikes,
} from '#domain/fixed-deposits/holdings/deposit-like-checks.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const terms = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('8'),
  tenure: tenureOf('1Y'),
  payoutFrequency: 'at-maturity',
} as const;

const deposit: DepositLike = {
  id: '1',
  origin: 'declared',
  issuerId: 'malhar',
  institution: 'nbfc',
  holders: ['A'],
  right: 'self',
  holding: Holding.of({ terms, startedOn: CalendarDate.of('2026-04-01') }),
  tdsFundedFrom: 'deposit',
};

describe('a deposit of any origin', () => {
  it.each([
    {},
    { tdsFundedFrom: undefined },
    { holders: ['A', 'B'], right: 'joint' },
    { right: 'proprietor' },
    { right: 'guardian', onBehalfOf: 'C' },
    { holders: ['HUF'], right: 'karta', onBehalfOf: 'HUF' },
    { holders: ['A', 'B'], right: 'trustee', onBehalfOf: 'T' },
    { holders: ['A', 'B'], right: 'partner', onBehalfOf: 'F' },
  ] as const)('is accepted with %o', (change) => {
    const given = { ...deposit, ...change };
    expect(checkDepositLike(given)).toBe(given);
  });

  it.each([
    [{ id: '' }, 'the id of a deposit must not be empty'],
    [{ issuerId: ' ' }, 'the key of an issuer must not be empty'],
    [{ origin: 'guessed' }, 'one of booked, declared, imported was expected'],
    [{ institution: 'finance-company' }, 'one of bank, small-finance-bank, nbfc, hfc, post-office'],
    [{ right: 'nominee' }, 'one of self, joint'],
    [{ holders: 'A' }, 'a list was expected'],
    [{ holders: [] }, 'a deposit held as self cannot have 0 holders'],
    [{ holders: [''] }, 'a holder must not be empty'],
    [{ holders: ['A', 'B'] }, 'a deposit held as self cannot have 2 holders'],
    [{ holders: ['A', 'B'], right: 'proprietor' }, 'held as proprietor cannot have 2 holders'],
    [{ right: 'joint' }, 'a deposit held as joint cannot have 1 holders'],
    [{ holders: ['A', 'A'], right: 'joint' }, 'the holders must be different'],
    [{ holders: [], right: 'trustee', onBehalfOf: 'T' }, 'held as trustee cannot have 0 holders'],
    [{ right: 'guardian' }, 'a deposit held as guardian needs another owner'],
    [{ onBehalfOf: 'C' }, 'a deposit held as self cannot have another owner'],
    [{ holders: ['A', 'B'], right: 'joint', onBehalfOf: 'C' }, 'joint cannot have another owner'],
    [{ right: 'karta', onBehalfOf: '' }, 'the owner of a deposit must not be empty'],
    [{ holding: {} }, 'a holding was expected'],
    [{ tdsFundedFrom: 'cash' }, 'one of deposit, linked-account was expected'],
  ])('is refused with %o', (change, message) => {
    const given = { ...deposit, ...change } as unknown as DepositLike;
    expect(() => checkDepositLike(given)).toThrow(message);
  });

  it('has an id of its own in a list', () => {
    const two = [deposit, { ...deposit, id: '2' }];
    expect(checkDepositLikes(two)).toBe(two);
    expect(() => checkDepositLikes([deposit, deposit])).toThrow('deposits need different ids');
  });
});
