import type {
  DepositQuoteRequest,
  DepositQuotes,
} from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import { LiveQuote } from '#ui/fixed-deposits/deposit-page/box/live-quote.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const question = (rupees: number): DepositQuoteRequest => ({
  depositId: 1003,
  issuerId: 'himadri',
  principal: Money.of(rupees),
  tenure: Tenure.of({ years: 1 }),
  payoutFrequency: PayoutFrequency.AtMaturity,
  gender: Gender.Male,
  isSeniorCitizen: false,
});

/** An issuer that never replies. */
class SlowIssuer implements DepositQuotes {
  readonly requests: string[] = [];

  quote({ principal }: DepositQuoteRequest): ReturnType<DepositQuotes['quote']> {
    this.requests.push(principal.text);
    return new Promise(() => {});
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live quote', () => {
  it('is requested when the page opens, and 200 ms after each change [FD-9.5]', () => {
    const issuer = new SlowIssuer();
    const quote = new LiveQuote(issuer);
    quote.ask(question(100_000));
    expect(issuer.requests).toEqual(['100000']);
    quote.ask(question(200_000));
    vi.advanceTimersByTime(199);
    quote.ask(question(300_000));
    vi.advanceTimersByTime(199);
    expect(issuer.requests).toEqual(['100000']);
    vi.advanceTimersByTime(1);
    expect(issuer.requests).toEqual(['100000', '300000']);
  });

  it('waits again after an amount was cleared and retyped', () => {
    const issuer = new SlowIssuer();
    const quote = new LiveQuote(issuer);
    quote.ask(question(100_000));
    quote.ask(undefined);
    quote.ask(question(50_000));
    expect(issuer.requests).toEqual(['100000']);
    vi.advanceTimersByTime(200);
    expect(issuer.requests).toEqual(['100000', '50000']);
  });

  it('is requested at once on demand, and not again after the delay', () => {
    const issuer = new SlowIssuer();
    const quote = new LiveQuote(issuer);
    quote.ask(question(100_000));
    quote.ask(question(200_000));
    quote.flush();
    expect(issuer.requests).toEqual(['100000', '200000']);
    quote.flush();
    vi.advanceTimersByTime(1000);
    expect(issuer.requests).toEqual(['100000', '200000']);
  });
});
