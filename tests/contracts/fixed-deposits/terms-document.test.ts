import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { earlyWithdrawalSentence } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { printedIn } from './printed-text.ts';

const backend = testBackend();
let visitor: AppContainer;
beforeAll(async () => {
  visitor = await clientOf(backend.appAddress);
});

const NO_WITHDRAWAL = 'This deposit cannot be withdrawn before maturity.';
const SHORT_ONES = 'A deposit that matures by then runs to maturity.';

const MONTHS = 'year of 360 days';
const DAYS = 'year of 365 days';

/** A clause of the terms, without its line breaks; the fifth is about early withdrawal. */
async function clauseOf(depositId: number, number = 5): Promise<string> {
  const address = valueOf(await visitor.get(DepositCatalogue).termsAddress(depositId, {}));
  const document = Buffer.from(await (await fetch(address)).arrayBuffer());
  const text = printedIn(document).replaceAll(/\s+/g, ' ');
  const clause = new RegExp(` ${number}\\. (.*?) ${number + 1}\\. `).exec(text);
  return clause?.[1]?.trim() ?? '';
}

/** The text of the deposit page for each tenure, the longest first. */
async function sentencesOf(depositId: number): Promise<readonly string[]> {
  const payoutFrequency = PayoutFrequency.AtMaturity;
  const cards = visitor.get(RateCards);
  const rates = valueOf(await cards.forDeposit(depositId, { payoutFrequency }, {}));
  return rates.rateCard.rows
    .toSorted((a, b) => b.tenure.days - a.tenure.days)
    .map(({ tenure }) => earlyWithdrawalSentence(rates.deposit, tenure));
}

describe('the clause on insurance in the terms', () => {
  it.each([
    [1001, 'a small finance bank', 'Principal and interest are insured up to '],
    [1003, 'a bank', 'Principal and interest are insured up to '],
    [1013, 'a finance company', 'The deposit is not insured.'],
  ])('of deposit %i, of %s, begins with "%s"', async (depositId, _issuer, expected) => {
    expect(await clauseOf(depositId, 4)).toContain(expected);
  });
});

describe('the clause on interest in the terms', () => {
  it.each([
    [1003, 'months', [MONTHS]],
    [1011, 'days', [DAYS]],
  ])('of deposit %i, with tenures in %s, states its own convention', async (depositId, _, all) => {
    expect((await clauseOf(depositId, 3)).match(/year of \d+ days/g)).toEqual(all);
  });
});

describe('the clause on early withdrawal in the terms', () => {
  it.each([
    [1003, 'a bank', 'You can withdraw early from 3 months after the start date.'],
    [1004, 'a tax saver deposit', NO_WITHDRAWAL],
    [1013, 'a finance company', 'Before 6 months it earns no interest.'],
    [1016, 'a company with a lock-in of six months', 'You can withdraw early from 6 months after'],
  ])('agrees with the page of deposit %i, of %s', async (depositId, _, expected) => {
    const [longest = ''] = await sentencesOf(depositId);
    expect(longest).toContain(expected);
    expect((await clauseOf(depositId)).slice(0, longest.length)).toBe(longest);
  });

  it('agrees with the page for every tenure of every deposit', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => 1001 + index);
    for (const depositId of ids) {
      const [longest = '', ...others] = await sentencesOf(depositId);
      const isShortToo = longest !== NO_WITHDRAWAL && others.includes(NO_WITHDRAWAL);
      expect(await clauseOf(depositId)).toBe(isShortToo ? `${longest} ${SHORT_ONES}` : longest);
      expect(others.filter((each) => each !== longest && each !== NO_WITHDRAWAL)).toEqual([]);
    }
  });
});
