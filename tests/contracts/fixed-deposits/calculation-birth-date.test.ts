import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { Session } from '#application/platform/session.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf, fetchWithCookies } from '../client.ts';
import { ARJUN, oneYear } from './booking.ts';

const backend = testBackend();
const sent: unknown[] = [];

/** A browser whose calculations are read on their way. */
function device() {
  const send = fetchWithCookies(backend.appAddress);
  const listening: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isCalculation = pathname.endsWith('/products/calculatefd');
    if (isCalculation && typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return send(input, init);
  };
  return { fetch: listening };
}

async function birthDateSentBy(app: AppContainer, isSeniorCitizen: boolean): Promise<unknown> {
  const request = { depositId: 1003, principal: Money.of('100000'), tenure: oneYear };
  const payoutFrequency = PayoutFrequency.AtMaturity;
  valueOf(await app.get(DepositQuotes).quote({ ...request, payoutFrequency, isSeniorCitizen }, {}));
  return (sent.at(-1) as { dob?: unknown }).dob;
}

describe('the date of birth of a calculation', () => {
  it('is 15/07/1960 at senior rates, for every investor [FD-9.10]', async () => {
    const arjun = await signedIn(backend, ARJUN, device());
    expect(await birthDateSentBy(arjun, true)).toBe('15/07/1960');
    const visitor = await clientOf(backend.appAddress, device());
    expect(await birthDateSentBy(visitor, true)).toBe('15/07/1960');
  });

  it('is the investor’s own at other rates, if no senior [FD-9.11]', async () => {
    const arjun = await signedIn(backend, ARJUN, device());
    await arjun.get(Session).update({ birthDate: CalendarDate.of('1988-03-09') });
    expect(await birthDateSentBy(arjun, false)).toBe('09/03/1988');
  });

  it('is omitted for a visitor, and for a senior at other rates [FD-9.11]', async () => {
    const visitor = await clientOf(backend.appAddress, device());
    expect(await birthDateSentBy(visitor, false)).toBeUndefined();
    const senior = await signedIn(backend, ARJUN, device());
    await senior.get(Session).update({ birthDate: CalendarDate.of('1950-01-01') });
    expect(await birthDateSentBy(senior, false)).toBeUndefined();
  });
});
