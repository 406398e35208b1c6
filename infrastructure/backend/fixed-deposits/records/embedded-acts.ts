import {
  accountNumberInput,
  accountNumberViolation,
  accountNumberViolationTexts,
} from '#domain/accounts/bank/account-number.ts';
import { nomineeIdentityKind } from '#domain/accounts/nominees/nominee-identity.ts';
import { ifscInput, ifscViolation, ifscViolationTexts } from '#domain/accounts/bank/ifsc.ts';
import { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import { byRule } from '#infrastructure/platform/http/by-rule.wire.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import {
  nomineesOf,
  refuseUnsuited,
} from '#infrastructure/backend/accounts/records/nominees.ts';
import { depositInvestor, unverifiedPan } from './deposit-investor.ts';
import { type EmbeddedBookingRecord, whyOver } from './embedded-bookings.ts';
import { endedOrder } from './order-life.ts';
import { finishPayment, lockOrder, openPayment } from './payments.ts';
import { unsuitedOrder } from './unsuited-order.ts';

/** The order was started again meanwhile, for example by an advisor. */
const OTHER_RATE = 'The rate of this deposit has changed. Please check it, then pay.';

/** Why fields of a form are wrong, by the name of the field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The result of a submitted form: the step is done, or the form is shown again with a reason. */
export type ActResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly why: string; readonly isWrong: boolean }
  | { readonly kind: 'fields'; readonly errors: FieldErrors };

const done: ActResult = { kind: 'done' };
const again = (why: string): ActResult => ({ kind: 'again', why, isWrong: true });
const notPaid: ActResult = {
  kind: 'again',
  why: `The payment failed. ${MONEY_RETURNED} You can try again.`,
  isWrong: false,
};

const OWN_NAME =
  'This is your own name. If your nominee has the same name, add them with their PAN to your ' +
  'profile, and choose them here.';
const TOO_LONG = 'Please use at most 100 characters.';
const text = (why: string) =>
  v.pipe(v.string(why), v.trim(), v.minLength(2, why), v.maxLength(100, TOO_LONG));
const step = v.picklist(Object.values(EmbeddedStep));
const next = { step, act: v.literal('next') };

const anotherAccount = {
  account: v.pipe(
    v.string(),
    v.transform(accountNumberInput),
    byRule(accountNumberViolation, ({ kind }) => accountNumberViolationTexts[kind]),
  ),
  ifsc: v.pipe(
    v.string(),
    v.transform(ifscInput),
    byRule(ifscViolation, ({ kind }) => ifscViolationTexts[kind]),
  ),
};

/** The fields that each step requires. */
const FORMS = {
  'personal info': v.object({
    ...next,
    name: text('Please enter your full name.'),
    email: v.pipe(v.string(), v.trim(), v.email('Please enter a valid email address.')),
  }),
  nominee: v.variant(
    'nominee_choice',
    [
      v.object({ ...next, nominee_choice: v.literal('known') }),
      v.object({
        ...next,
        nominee_choice: v.literal('other'),
        nominee: text('Please enter the name of your nominee.'),
        relationship: text('Please choose how your nominee is related to you.'),
      }),
    ],
    'Please choose a nominee.',
  ),
  'bank account': v.variant(
    'account_choice',
    [
      v.object({ ...next, account_choice: v.literal('known') }),
      v.object({ ...next, account_choice: v.literal('other'), ...anotherAccount }),
    ],
    'Please choose an account.',
  ),
  payment: v.object({
    step,
    act: v.picklist(['succeeded', 'failed'], 'Please choose how the payment ends.'),
    method: v.picklist(['UPI', 'Net Banking'], 'Please choose how to pay.'),
    /** The yearly rate that the page showed: percent as stored. */
    rate: v.optional(v.string()),
  }),
  'video kyc': v.object({ step, act: v.picklist(['next', 'later'], 'Please choose one.') }),
} as const;

const steps = Object.values(EmbeddedStep);

/**
 * Handles the form of a step. A form of an earlier step, or of an ended booking, has no effect.
 * @param booking as read under the lock of its account
 */
export async function takeForm(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { booking, body }: { readonly booking: EmbeddedBookingRecord; readonly body: unknown },
): Promise<ActResult> {
  const sent = v.safeParse(v.object({ step, act: v.string() }), body);
  if (!sent.success) return again('Please try again.');
  if (booking.state !== 'open' || sent.output.step !== booking.step) return done;
  if (sent.output.act === 'cancel' && !isPaidFor(booking)) {
    return end(database, booking, 'cancelled');
  }
  const over = whyOver(booking, sandbox.clock.now());
  if (over !== undefined) return again(over);
  // A nominee or an account that is chosen before KYC could not be compared with the investor.
  const unverified = isPaidFor(booking) ? undefined : unverifiedPan(booking);
  if (unverified !== undefined) return again(unverified.message);
  const form = v.safeParse(FORMS[booking.step], body);
  if (!form.success) return wrong(form.issues);
  if ('account_choice' in form.output && form.output.account_choice === 'known') {
    if (booking.account_ifsc === null) return again('Please enter your account.');
  }
  if ('nominee_choice' in form.output) {
    const refused = await nomineeRefusal(database, booking, form.output);
    if (refused !== undefined) return refused;
  }
  if (isPaidFor(booking)) return end(database, booking, 'completed');
  if ('method' in form.output) return pay(sandbox, database, { booking, ...form.output });
  return goOn(database, booking);
}

/** Only the video KYC follows the payment. */
function isPaidFor({ step: current }: Pick<EmbeddedBookingRecord, 'step'>): boolean {
  return current === EmbeddedStep.VideoKyc;
}

/** Compares a nominee with the investor; those of the profile may have been saved before KYC. */
async function nomineeRefusal(
  database: Kysely<Database>,
  { investor_id: investorId, nominee_names, investor_name }: EmbeddedBookingRecord,
  chosen: { readonly nominee_choice: 'known' } | { readonly nominee: string },
): Promise<ActResult | undefined> {
  if ('nominee' in chosen) {
    const investor = { investorName: investor_name ?? undefined };
    const kind = nomineeIdentityKind({ fullName: chosen.nominee }, investor);
    return kind && { kind: 'fields', errors: { nominee: OWN_NAME } };
  }
  if (nominee_names === null) return again('Please enter your nominee.');
  const nominees = await nomineesOf(database, investorId);
  return refuseUnsuited(database, nominees, investorId).then(() => undefined, reasonOf);
}

const TYPED_FIELDS = ['name', 'email', 'nominee', 'relationship', 'account', 'ifsc'];

/** The first issue of each typed field. An issue of a button or a choice has no field. */
function wrong(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): ActResult {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!TYPED_FIELDS.includes(field)) return again(issue.message);
    errors[field] ??= issue.message;
  }
  return { kind: 'fields', errors };
}

async function goOn(
  database: Kysely<Database>,
  { id, investor_id: investorId, step: current }: EmbeddedBookingRecord,
): Promise<ActResult> {
  await database
    .updateTable('embedded_bookings')
    .set({ step: steps[steps.indexOf(current) + 1] ?? EmbeddedStep.VideoKyc })
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .where('step', '=', current)
    .execute();
  return done;
}

async function end(
  database: Kysely<Database>,
  { id, investor_id: investorId }: EmbeddedBookingRecord,
  state: 'cancelled' | 'completed',
): Promise<ActResult> {
  await database
    .updateTable('embedded_bookings')
    .set({ state })
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'open')
    .execute();
  return done;
}

interface Payment {
  readonly booking: EmbeddedBookingRecord;
  readonly act: 'succeeded' | 'failed';
  readonly method: 'UPI' | 'Net Banking';
  readonly rate?: string | undefined;
}

/** Pays the order and books the deposit in one transaction. A second tab finds it booked. */
async function pay(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { booking, act, method, rate }: Payment,
): Promise<ActResult> {
  const { order_id: id, investor_id: investorId } = booking;
  if (id === null) return again('Please start again from your order.');
  await lockOrder(database, { id, investorId });
  const order = await database
    .selectFrom('deposit_orders')
    .select(['id', 'investor_id', 'principal', 'state', 'pay_by'])
    .select(['scheme_id', 'rate_column', 'has_declined_senior_rate'])
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
  if (order.state === 'booked') return goOn(database, booking);
  const now = sandbox.clock.now();
  const ended = endedOrder(order, now);
  if (ended !== undefined) return again(ended.message);
  if (rate !== undefined && rate !== booking.annual_rate) return again(OTHER_RATE);
  const investor = await depositInvestor(database, investorId);
  const day = CalendarDate.inIndia(now.getTime());
  const unsuited = await unsuitedOrder(database, order, { investor, day });
  if (unsuited !== undefined) return again(unsuited.message);
  const returnUrl = `${booking.app_origin}/tarrakki`;
  const paymentId = await openPayment(database, { order, returnUrl, method, now }).catch(reasonOf);
  if (typeof paymentId !== 'number') return paymentId;
  const state = await finishPayment(sandbox, database, { paymentId, outcome: act, method });
  if (state === 'succeeded') return goOn(database, booking);
  return notPaid;
}

/** The form again with the reason of a refusal. @throws any other error */
function reasonOf(error: unknown): ActResult {
  if (error instanceof Refusal) return again(error.message);
  throw error;
}
