import {
  DepositCatalogue,
  type DepositListing,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import { annualReturn } from '#domain/fixed-deposits/interest/annual-return.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { effectiveYield } from '#domain/fixed-deposits/interest/yields.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { sampleOffers } from '#infrastructure/backend/fixed-deposits/seed/sample/offers.ts';
import { HIGHEST_RATE } from '#ui/fixed-deposits/shared/highest-rate.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { present } from './booking.ts';

const backend = testBackend();
let visitor: AppContainer;
beforeAll(async () => {
  visitor = await clientOf(backend.appAddress);
});

const catalogue = () => visitor.get(DepositCatalogue);
const list = async (categoryId: number, tagId: number, count = 10) =>
  valueOf(await catalogue().list({ categoryId, tagId, count }, {}));
/** The effective annual yield of a card's deposit at regular rates. */
const returnOf = ({ deposit, row }: DepositListing) => {
  const annualRatePercent = present(row.rates.r);
  const { tenure, payoutFrequency } = row;
  const convention = interestConventionFor(deposit.issuerId, tenure);
  const terms = { tenure, payoutFrequency, annualRatePercent, convention };
  return Number(annualReturn(terms).text);
};
const names = (listings: readonly { readonly deposit: { readonly name: string } }[]) =>
  listings.map(({ deposit }) => deposit.name);

describe('the lists', () => {
  it('have the ten deposits of the invest list [FD-9.29]', async () => {
    const { listings, total } = await list(1, 2);
    expect(listings).toHaveLength(10);
    expect(total).toBe(10);
  });

  it.each([
    [4, 3, 'High Return'],
    [2, 7, 'Short Term'],
    [6, 5, 'Long Term'],
  ])('of category %i and tag %i carry the tag %s [FD-1.3]', async (category, tag, word) => {
    const { listings } = await list(category, tag);
    expect(listings.length).toBeGreaterThan(5);
    expect(new Set(listings.map((listing) => listing.tag))).toEqual(new Set([word]));
  });

  it('of short and long tenures contain such tenures', async () => {
    const short = (await list(2, 7)).listings.map(({ row }) => row.tenure.days);
    const long = (await list(6, 5)).listings.map(({ row }) => row.tenure.days);
    expect(Math.max(...short)).toBeLessThanOrEqual(400);
    expect(Math.min(...long)).toBeGreaterThanOrEqual(1800);
  });

  it('of the dashboard are one deposit and the carousel', async () => {
    const best = (await list(3, 1, 1)).listings;
    expect(best).toHaveLength(1);
    const all = (await list(4, 3, 10)).listings.map(returnOf);
    expect(Math.max(...all)).toBeLessThanOrEqual(Math.max(...best.map(returnOf)));
    expect((await list(5, 4)).listings.length).toBeGreaterThan(4);
  });

  it('are searched, sorted and paged', async () => {
    const query = { categoryId: 1, tagId: 2, count: 3, sort: DepositSort.HighestRate };
    const first = valueOf(await catalogue().list(query, {}));
    const second = valueOf(await catalogue().list({ ...query, page: 2 }, {}));
    const returns = [...first.listings, ...second.listings].map(returnOf);
    expect(returns).toEqual(returns.toSorted((a, b) => b - a));
    expect(new Set([...names(first.listings), ...names(second.listings)]).size).toBe(6);
    const filter = { search: 'HOUSING kaveri' };
    const found = valueOf(await catalogue().list({ ...query, filter }, {}));
    expect(names(found.listings).toSorted()).toEqual([
      'Kaveri Green Deposit',
      'Kaveri Home Deposit',
    ]);
  });

  it('say which deposit is coming soon [FD-3.4]', async () => {
    const { listings } = await list(1, 2);
    const soon = listings.filter(({ deposit }) => deposit.isComingSoon);
    expect(names(soon)).toEqual(['Meghna Fixed Deposit']);
  });
});

describe('a scheme row of getfd', () => {
  it('earns on 1 lakh the domain’s result, in each column [FD-3.6]', async () => {
    const { listings } = await list(1, 2);
    const { row } = present(listings[0]);
    const yearly = present(row.interestOnLakh.r);
    expect(yearly.text).toBe('29182');
    const principal = Money.of('100000');
    const { tenure } = row;
    expect(effectiveYield({ totalInterest: yearly, principal, tenure }).text).toBe('9.73');
    expect(row.interestOnLakh.fsc?.text).toBe('30970');
  });
});

describe('a rate card', () => {
  it('has the rows of one payout, and lists all payouts [FD-7.3]', async () => {
    const payoutFrequency = PayoutFrequency.Quarterly;
    const rates = valueOf(await visitor.get(RateCards).forDeposit(1011, { payoutFrequency }, {}));
    expect(rates.payoutFrequencies).toEqual(['at-maturity', 'monthly', 'quarterly']);
    expect(rates.rateCard.rows.map((row) => row.payoutFrequency)).toEqual(
      Array.from({ length: 3 }, () => 'quarterly'),
    );
    expect(rates.rateCard.rows.map((row) => row.tenure.text)).toEqual(['500D', '777D', '1111D']);
  });

  it('refuses a deposit that is not offered', async () => {
    const payoutFrequency = PayoutFrequency.Monthly;
    const unknown = await visitor.get(RateCards).forDeposit(4242, { payoutFrequency }, {});
    expect(refusalOf(unknown)).toBe('404 not-offered');
  });

  it('is compared for the deposits of the chosen schemes [FD-7.13]', async () => {
    const query = { schemeIds: [13050, 2090], payoutFrequency: PayoutFrequency.AtMaturity };
    const compared = valueOf(await visitor.get(RateCards).compare(query, {}));
    expect(names(compared)).toEqual(['Shriram Fixed Deposit', 'Tejas High Yield Deposit']);
    expect(compared[0]?.rateCard.rows.length).toBeGreaterThan(5);
  });

  it('reaches the headline and nothing more [FD-1.9]', async () => {
    const payoutFrequency = PayoutFrequency.AtMaturity;
    const best = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const rates = await visitor
          .get(RateCards)
          .forDeposit(1001 + index, { payoutFrequency }, {});
        return Number(valueOf(rates).rateCard.highestRate('fsc')?.text);
      }),
    );
    expect(`${Math.max(...best)}%`).toBe(HIGHEST_RATE);
    expect(HIGHEST_RATE).toBe('9.41%');
    // The condition beside the headline.
    const tejas = valueOf(await visitor.get(RateCards).forDeposit(1013, { payoutFrequency }, {}));
    const rows = tejas.rateCard.rows.filter(({ rates }) => rates.fsc?.text === '9.41');
    expect(tejas.deposit.name).toBe('Tejas High Yield Deposit');
    expect(rows.map(({ tenure }) => tenure.text)).toEqual(['3Y']);
    expect(rows.every(({ rates }) => rates.sc?.isLessThan(Percentage.of('9.41')))).toBe(true);
  });
});

describe('a recommendation', () => {
  const insteadOf = async (schemeId: number) => {
    const request = { schemeId, gender: Gender.Male, isSeniorCitizen: false };
    return valueOf(await visitor.get(RecommendedSchemes).insteadOf(request, {}));
  };

  it('is the best tenure of the same deposit [FD-3.11, FD-7.21]', async () => {
    const better = await insteadOf(13010);
    expect(better).toMatchObject({ depositId: 1013, schemeId: 13050 });
    expect(better?.tenure.text).toBe('3Y');
    expect(better?.rates.sc?.text).toBe('9.31');
  });

  it('is missing if nothing is better', async () => {
    expect(await insteadOf(13050)).toBeUndefined();
  });
});

describe('the texts', () => {
  it('name the issuers, with the one that is coming soon', async () => {
    const issuers = valueOf(await catalogue().issuers({ count: 20 }, {}));
    expect(issuers).toHaveLength(11);
    const soon = issuers.filter((issuer) => issuer.isComingSoon);
    expect(soon.map(({ name, depositId }) => ({ name, depositId }))).toEqual([
      { name: 'Meghna Bank', depositId: undefined },
    ]);
    const tejas = issuers.find(({ issuerId }) => issuerId === 'tejas');
    expect(tejas).toMatchObject({ depositId: 1013, isInsured: false });
  });

  it('lead each issuer to the deposit of its best rate [FD-2.7]', async () => {
    const issuers = valueOf(await catalogue().issuers({ count: 20 }, {}));
    const products = await backend.sandbox.database
      .selectFrom('deposit_products')
      .innerJoin('deposit_rates', 'deposit_rates.product_id', 'deposit_products.id')
      .select(['issuer_key', 'deposit_products.id', 'rate_r'])
      .where('payout_code', '=', 'C')
      .execute();
    const bestOf = (rows: typeof products) => Math.max(...rows.map(({ rate_r }) => Number(rate_r)));
    const several = issuers.filter(({ issuerId, depositId }) => {
      const own = products.filter(({ issuer_key }) => issuer_key === issuerId);
      const chosen = own.filter(({ id }) => id === depositId);
      if (depositId !== undefined) expect(bestOf(chosen)).toBe(bestOf(own));
      return new Set(own.map(({ id }) => id)).size > 1;
    });
    expect(several.length).toBeGreaterThan(0);
  });

  it('split the lines of an Extra block [FD-2.66, FD-2.67, FD-2.69, FD-7.30]', async () => {
    const blocks = valueOf(await catalogue().content(1003, {}));
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['card', 'extra']));
    const extra = blocks.find(({ kind }) => kind === 'extra');
    expect(extra?.lines).toHaveLength(3);
    expect(extra?.icon).toBe('bank');
  });

  it('open the terms as a PDF of the issuer [FD-7.26]', async () => {
    const address = valueOf(await catalogue().termsAddress(1007, {}));
    const document = await fetch(address);
    expect(document.headers.get('content-type')).toBe('application/pdf');
    expect((await document.text()).slice(0, 5)).toBe('%PDF-');
  });

  it('offer three maturity instructions [FD-3.43, FD-7.4]', async () => {
    const options = valueOf(await catalogue().maturityInstructions(1003, {}));
    expect(options.map(({ instructionId }) => instructionId)).toEqual([1, 2, 3]);
    expect(options[2]?.label).toBe('Pay out to bank account');
  });

  it('promise senior citizens no more than every tenure of the rate card gives', async () => {
    const payoutFrequency = PayoutFrequency.AtMaturity;
    const promise = /^Senior citizens earn ([\d.]+)% p\.a\. more (on every tenure|from 6 months)$/;
    const promised = sampleOffers.filter(({ icon }) => icon === 'senior_citizen');
    expect(promised.length).toBeGreaterThan(4);
    for (const { deposit, note } of promised) {
      const [, extra, where] = promise.exec(note) ?? [];
      const answer = await visitor.get(RateCards).forDeposit(deposit, { payoutFrequency }, {});
      const { rows } = valueOf(answer).rateCard;
      const meant = rows.filter(({ tenure }) => where !== 'from 6 months' || tenure.days >= 180);
      const given = meant.map(({ rates: { sc, r } }) => sc && r && sc.decimal.minus(r.decimal));
      const percents = new Set(given.map((each) => Number(each?.toString())));
      expect(percents, `${deposit}: ${note}`).toEqual(new Set([Number(extra)]));
    }
  });

  it('drop an expired offer [FD-3.44, FD-7.31]', async () => {
    const offers = async () => valueOf(await catalogue().offers(1011, {}));
    expect(await offers()).toHaveLength(1);
    await backend.control.advance(46 * 86_400);
    expect(await offers()).toHaveLength(0);
    const lasting = valueOf(await catalogue().offers(1002, {}));
    expect(lasting.map(({ icon }) => icon)).toEqual(['senior-citizen', 'other']);
  });
});
