import type {
  DepositQuoteRequest,
  QuotedDeposit,
} from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { FindUpgrade } from '#application/fixed-deposits/catalogue/find-upgrade.ts';
import type { RecommendedScheme } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { ROW, SUMMARY, TERMS } from './orders.ts';

const twoYears = Tenure.of({ years: 2 });
const BETTER: RecommendedScheme = {
  depositId: 3,
  schemeId: 305,
  tenure: twoYears,
  rates: { r: Percentage.of('7.9') },
};
const QUOTE: QuotedDeposit = { ...TERMS, tenure: twoYears };

interface Answers {
  readonly scheme?: Result<RecommendedScheme | undefined, PortFailure>;
  readonly quote?: Result<QuotedDeposit, PortFailure>;
  readonly order?: Partial<typeof SUMMARY>;
}

async function upgradeFor(answers: Answers = {}) {
  const { scheme = success(BETTER), quote = success(QUOTE) } = answers;
  const [insteadOf, quoted] = [answering(scheme), answering(quote)];
  const find = new FindUpgrade({ insteadOf: insteadOf.call }, { quote: quoted.call });
  const order = { ...SUMMARY, ...answers.order };
  const result = await find.run({ order, gender: undefined }, {});
  const quotes = quoted.requests as readonly DepositQuoteRequest[];
  return { result, requests: insteadOf.requests, quotes };
}

describe('the upgrade of an order', () => {
  it('is the recommended scheme, quoted for the same principal', async () => {
    const { result, requests, quotes } = await upgradeFor();
    expect(result).toMatchObject({ value: { row: { schemeMasterId: 305 }, quote: QUOTE } });
    expect(requests).toMatchObject([{ schemeId: 301, isSeniorCitizen: false }]);
    const { principal, payoutFrequency } = SUMMARY;
    expect(quotes).toMatchObject([{ depositId: 3, principal, payoutFrequency, tenure: twoYears }]);
    expect(quotes[0]?.cardRate?.text).toBe('7.9');
  });

  it('is the row of the order’s table, if it is there', async () => {
    const row = { ...ROW, schemeMasterId: 305, tenure: twoYears, tag: 'High Return' };
    const shown = { ...row, rates: BETTER.rates };
    const { result } = await upgradeFor({ order: { rows: [ROW, shown] } });
    expect(result).toMatchObject({ value: { row: { tag: 'High Return' } } });
  });

  it('is looked for only once', async () => {
    const { result, requests } = await upgradeFor({ order: { wasUpgradeOffered: true } });
    expect([result, requests]).toEqual([success(undefined), []]);
  });

  it.each([
    ['no scheme', success(undefined)],
    ['a scheme without a higher rate', success({ ...BETTER, rates: ROW.rates })],
  ])('is undefined for %s', async (_, scheme) => {
    const { result, quotes } = await upgradeFor({ scheme });
    expect([result, quotes]).toEqual([success(undefined), []]);
  });

  it.each([OFFLINE, refused(500)])('passes %o on', async (cause) => {
    expect((await upgradeFor({ scheme: failure(cause) })).result).toEqual(failure(cause));
    expect((await upgradeFor({ quote: failure(cause) })).result).toEqual(failure(cause));
  });
});
