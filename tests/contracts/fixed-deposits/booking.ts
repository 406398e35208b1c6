import { Nominees } from '#application/accounts/nominees/nominees.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import {
  DepositOrders,
  type StartDepositRequest,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositNominations } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { StartDeposit } from '#application/fixed-deposits/booking/start-deposit.ts';
import { Session } from '#application/platform/session.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Backend } from '../backend.ts';
import { valueOf } from '../accounts/signed-in.ts';

/** The mobile numbers of the sample investors. */
export const ARJUN = '9000000001';
export const LEELA = '9000000002';
export const NEHA = '9000000003';

export interface Wish {
  readonly depositId?: number;
  readonly tenure?: Tenure;
  readonly payoutFrequency?: PayoutFrequency;
  readonly principal?: string;
  /** The facts that decide the rates; those of the signed-in investor if absent. */
  readonly investor?: { readonly gender?: Gender; readonly isSeniorCitizen: boolean };
}

export const oneYear = Tenure.of({ years: 1 });

/** The URLs of a served app, such as those of a backend. */
type Served = Pick<Backend, 'appAddress'>;

/** The request of the order summary, with the quote of the backend. */
export async function orderFor(
  app: AppContainer,
  backend: Served,
  wish: Wish = {},
): Promise<StartDepositRequest> {
  const { depositId = 1003, tenure = oneYear, principal = '100000' } = wish;
  const { payoutFrequency = PayoutFrequency.AtMaturity } = wish;
  const { isSeniorCitizen = false, gender } = app.get(Session).current ?? {};
  const { investor = { gender, isSeniorCitizen } } = wish;
  const rates = valueOf(await app.get(RateCards).forDeposit(depositId, { payoutFrequency }, {}));
  const row = rates.rateCard.rowFor({ tenure, payoutFrequency });
  if (row === undefined) throw new Error('the wish is not on the rate card');
  const request = { depositId, principal: Money.of(principal), tenure, payoutFrequency };
  const quote = valueOf(await app.get(DepositQuotes).quote({ ...request, ...investor }, {}));
  return {
    ...quote,
    depositId,
    schemeId: row.schemeMasterId,
    isSeniorCitizen: investor.isSeniorCitizen,
    returnUrl: `${backend.appAddress}/fd-redireacting`,
  };
}

/** The stored order of the deposit page: the sample deposit with monthly payout. */
export async function summaryFor(
  app: AppContainer,
  principal: string,
  depositId = 1003,
): Promise<DepositOrderSummary> {
  const payoutFrequency = PayoutFrequency.Monthly;
  const rates = valueOf(await app.get(RateCards).forDeposit(depositId, { payoutFrequency }, {}));
  const row = present(rates.rateCard.rowFor({ tenure: oneYear, payoutFrequency }));
  const request = { depositId, principal: Money.of(principal), tenure: oneYear };
  const given = { ...request, payoutFrequency, isSeniorCitizen: false };
  const quote = valueOf(await app.get(DepositQuotes).quote(given, {}));
  const { deposit, rateCard } = rates;
  return {
    ...quote,
    depositId,
    depositName: deposit.name,
    issuerName: deposit.issuerName,
    issuerId: deposit.issuerId,
    logoUrl: deposit.logoUrl,
    isSeniorCitizen: false,
    row,
    rows: rateCard.rows,
    wasUpgradeOffered: true,
  };
}

export const startDepositOf = (app: AppContainer): StartDeposit => app.get(StartDeposit);

/** Starts an order and returns its id. */
export async function startedOrder(app: AppContainer, backend: Served, wish?: Wish) {
  const request = await orderFor(app, backend, wish);
  return valueOf(await app.get(DepositOrders).start(request, {})).depositOrderId;
}

/** Names all nominees of the investor and returns the URL of the payment page. */
export async function paymentPage(app: AppContainer, backend: Served, depositOrderId: number) {
  return valueOf(await submitNominees(app, backend, depositOrderId)).paymentUrl;
}

export async function submitNominees(app: AppContainer, backend: Served, depositOrderId: number) {
  const nominees = valueOf(await app.get(Nominees).list({}));
  return app.get(DepositNominations).submit(
    {
      depositOrderId,
      nominees: nominees.map(({ id, sharePercent }) => ({ nomineeId: id, sharePercent })),
      returnUrl: `${backend.appAddress}/fetch-bank-details`,
    },
    {},
  );
}

export type Outcome = 'succeeded' | 'failed' | 'cancelled';

/** Presses a button of the payment page, as a browser would; of a finished one, lets money come. */
export async function press(address: string, outcome: Outcome | 'late') {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(address).origin },
    body: new URLSearchParams(outcome === 'late' ? { outcome } : { method: 'UPI', outcome }),
  });
  const location = response.headers.get('location') ?? undefined;
  return { status: response.status, location, text: await response.text() };
}

/** The query with which the payment page sends a person back. */
export function searchOf({ location }: { readonly location: string | undefined }): string {
  if (location === undefined) throw new Error('the page sent nobody back');
  return new URL(location).search;
}

/** Books a deposit, from the order to the payment, and returns its id. */
export async function bookedDeposit(app: AppContainer, backend: Backend, wish?: Wish) {
  const depositOrderId = await startedOrder(app, backend, wish);
  const page = await paymentPage(app, backend, depositOrderId);
  const { status } = await press(page, 'succeeded');
  if (status !== 303) throw new Error(`the payment page answered ${status}`);
  return depositOrderId;
}

/** The value. Throws an error without a value. */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a value is missing');
  return value;
}
