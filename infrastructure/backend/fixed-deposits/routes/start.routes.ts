import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { onboardingStatusFor } from '#infrastructure/accounts/kyc/onboarding-status.wire.ts';
import { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import {
  type StartRequest,
  startReply,
  startRequest,
} from '#infrastructure/fixed-deposits/booking/deposit-orders.wire.ts';
import type { Kysely } from 'kysely';
import { openIdentityEntry } from '#infrastructure/backend/accounts/records/identity-entries.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { acceptedPrincipal } from '#infrastructure/backend/fixed-deposits/records/accepted-principal.ts';
import {
  notOffered,
  refuseComingSoon,
} from '#infrastructure/backend/fixed-deposits/records/offered-deposit.ts';
import {
  type SchemeRecord,
  schemes,
} from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import {
  type DepositOffer,
  depositOffer,
} from '#infrastructure/backend/fixed-deposits/records/deposit-offer.ts';
import { instructionFor } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import {
  columnOf,
  type DepositInvestor,
  depositInvestor,
  onboardingStepOf,
} from '#infrastructure/backend/fixed-deposits/records/deposit-investor.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { payByFrom } from '#infrastructure/backend/fixed-deposits/records/order-life.ts';
import { missedRate } from '#infrastructure/backend/fixed-deposits/records/unsuited-order.ts';
import { refuseForeignReturn } from '#infrastructure/backend/http/return-address.ts';
import { keepUnpaidOrder } from '#infrastructure/backend/fixed-deposits/records/unpaid-order.ts';

/** `POST /investment/startfd`. */
export function addStart(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/startfd',
    summary: 'Start a deposit order, or resume the identical unpaid one',
    access: 'session',
    body: startRequest,
    reply: startReply,
    mutates: true,
    run: async ({ body, investorId, database, request }) => {
      refuseForeignReturn(sandbox, body.redirection_url, request);
      const investor = await depositInvestor(database, investorId);
      const scheme = await bookableScheme(database, body);
      const principal = acceptedPrincipal(body, scheme);
      refuseUnknownInstruction(body.maturity_action_id);
      const day = sandbox.clock.today();
      const claimsSenior = body.is_senior_citizen === 1;
      const column = columnOf(investor, { day, claimsSenior });
      refuseMissedSeniorRate(body, { investor, scheme, day });
      const offer = depositOffer(scheme, { principal, column });
      const maturityDate = offer.quote.terms.tenure.maturityDateFrom(day);
      refuseOtherFigures(body, { ...offer, maturityDate });
      const now = sandbox.clock.now();
      const payBy = payByFrom(sandbox, now);
      const orderId = await openOrder(database, { body, offer, scheme, now, payBy });
      const step = await onboardingStepOf(database, investor, scheme);
      const { host: appHost } = request.headers;
      const returnUrl = body.redirection_url;
      const manufacturerId = body.fd_id;
      const visit = { investorId, pan: investor.pan ?? '', returnUrl, appHost, manufacturerId };
      const isMkyc = step === OnboardingStep.IdentityPage;
      const data = {
        fd_investment_id: orderId,
        onboarding_status: onboardingStatusFor(step),
        ...(isMkyc && { aadharUrl: (await openIdentityEntry(sandbox, database, visit)).url }),
      };
      return { status: 200, message: 'The deposit is started', data };
    },
  });
}

async function bookableScheme(
  database: Kysely<Database>,
  body: StartRequest,
): Promise<SchemeRecord> {
  const scheme = await schemes(database)
    .where('rate.id', '=', body.scheme_id)
    .where('product.id', '=', body.fd_id)
    .executeTakeFirst();
  if (scheme === undefined) throw notOffered();
  refuseComingSoon(scheme);
  const tenure = Tenure.parse(body.tenure);
  const isSame = tenure.ok && tenure.value.days === scheme.tenure_days;
  if (!isSame || body.fd_payout_method_id !== scheme.payout_code) {
    const message = 'Tenure and payout do not belong to the chosen scheme. Please choose again.';
    throw new Refusal({ status: 422, code: 'scheme-mismatch', message, field: 'scheme_id' });
  }
  return scheme;
}

/** Refuses an unknown maturity instruction. 0 means that the investor chooses after the payment. */
function refuseUnknownInstruction(id: number): void {
  if (id === 0 || instructionFor(id) !== undefined) return;
  const message = 'This maturity instruction is not available.';
  const field = 'maturity_action_id';
  throw new Refusal({ status: 422, code: 'instruction-unknown', message, field });
}

/** Refuses to book a senior citizen at the regular rate unless the senior rate was declined. */
function refuseMissedSeniorRate(
  { is_senior_citizen, senior_rate_declined }: StartRequest,
  of: {
    readonly investor: DepositInvestor;
    readonly scheme: SchemeRecord;
    readonly day: CalendarDate;
  },
): void {
  const { scheme, ...who } = of;
  const missed = missedRate(scheme, {
    ...who,
    isTaken: is_senior_citizen === 1,
    hasDeclined: senior_rate_declined === 1,
  });
  if (missed === undefined) return;
  const message =
    `You are eligible for the senior citizen rate of ${formatPercent(missed)} p.a. ` +
    'Please choose it, or choose to continue without it.';
  throw new Refusal({ status: 409, code: 'senior-rate-open', message, field: 'is_senior_citizen' });
}

/** Refuses the order if its rate, amounts or maturity date differ from what the investor saw. */
function refuseOtherFigures(
  body: StartRequest,
  { annualRate, quote, maturityDate }: DepositOffer & { readonly maturityDate: CalendarDate },
): void {
  const earnsSame =
    Percentage.of(body.interest_rate).equals(annualRate) &&
    Money.of(body.total_interest_earn).equals(quote.totalInterest) &&
    Money.of(body.maturity_amount).equals(quote.maturityAmount);
  if (earnsSame && body.maturity_date === maturityDate.iso) return;
  const message = earnsSame
    ? `A deposit made today matures on ${formatDate(maturityDate)}. Please check the date.`
    : `The figures of this deposit have changed: it now earns ${formatPercent(annualRate)} p.a., ` +
      `${formatRupees(quote.totalInterest)} in total. Please check them again.`;
  throw new Refusal({ status: 409, code: 'figures-changed', message, field: 'interest_rate' });
}

interface AgreedStart {
  readonly body: StartRequest;
  readonly offer: DepositOffer;
  readonly scheme: SchemeRecord;
  readonly now: Date;
  readonly payBy: Date;
}

/** Inserts the order, or finds the identical unpaid one after a repeat or in a second tab. */
async function openOrder(database: Kysely<Database>, start: AgreedStart): Promise<number> {
  const { body, scheme, now } = start;
  const { investor_id: investorId } = body;
  await countUse(database, { investorId, what: 'deposit-order', clock: { now: () => now } });
  const figures = agreedFigures(start);
  const order = {
    ...figures,
    investor_id: investorId,
    scheme_id: scheme.scheme_id,
    product_id: scheme.product_id,
    payout_code: scheme.payout_code,
    principal: body.investment_amount,
    tenure: scheme.tenure,
    advisor_id: body.ifa_id,
    origin: 'investor',
    started_at: now,
  } as const;
  return keepUnpaidOrder(database, { order, figures, now });
}

/** The columns to update when the investor resumes an unpaid order. */
function agreedFigures({ body, offer, payBy }: AgreedStart) {
  const { annualRate, column, quote } = offer;
  return {
    annual_rate: annualRate.text,
    rate_column: column,
    total_interest: quote.totalInterest.text,
    maturity_amount: quote.maturityAmount.text,
    maturity_date: body.maturity_date,
    pay_by: payBy,
    has_declined_senior_rate: body.senior_rate_declined === 1,
    maturity_instruction_id: body.maturity_action_id === 0 ? null : body.maturity_action_id,
  };
}
