import { BookDeposit } from '#application/fixed-deposits/booking/book-deposit.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
  StartedDeposit,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import { StartDeposit } from '#application/fixed-deposits/booking/start-deposit.ts';
import type {
  DepositPortfolio,
  HeldDeposit,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { ASHA, memoryDrafts, memorySession } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { SUMMARY, TERMS } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

const TODAY = CalendarDate.of('2026-11-24');
export const CLOCK: Clock = {
  isServerTime: true,
  now: () => new Date('2026-11-24T05:00:00Z'),
  today: () => TODAY,
};

export const VERIFIED: SignedInInvestor = {
  ...ASHA,
  pan: 'ABCPE1234F',
  birthDate: CalendarDate.of('1990-05-17'),
};

export const STARTED: StartedDeposit = { depositOrderId: 50_012, onboardingStep: 'nominees' };

/** A deposit with the terms of the order, booked today. */
export const SAME_DEPOSIT: HeldDeposit = {
  ...TERMS,
  name: TERMS.depositName,
  depositOrderId: 50_001,
  startedOn: TODAY,
  interestTillDate: Money.zero,
  state: 'running',
};

type Answers<Value> = readonly [Result<Value, PortFailure>, ...Result<Value, PortFailure>[]];

interface BookingSetup {
  readonly investor?: SignedInInvestor | undefined;
  readonly order?: DepositOrderSummary | undefined;
  readonly portfolio?: Result<DepositPortfolio, PortFailure>;
  readonly started?: Answers<StartedDeposit>;
  readonly questions?: Result<readonly DeclarationQuestion[], PortFailure>;
  readonly declared?: Answers<void>;
}

/** The use cases of a booking, over ports in memory that give these answers. */
export function bookingWith(setup: BookingSetup = {}) {
  const { investor = VERIFIED, order = SUMMARY } = setup;
  const tab = tabDrafts();
  const drafts = memoryDrafts();
  if (!('order' in setup && setup.order === undefined)) tab.orderDraft.keep(order);
  const start = answering(...(setup.started ?? [success(STARTED)]));
  const declare = answering(...(setup.declared ?? [done]));
  const declarations = answering(setup.questions ?? success([]));
  const portfolio = answering(
    setup.portfolio ?? success({ deposits: [], isPartnerMissing: false }),
  );
  const orders = { start: start.call, declare: declare.call, declarations: declarations.call };
  const startDeposit = new StartDeposit({
    orders: orders as Partial<DepositOrders> as DepositOrders,
    heldDeposits: { portfolio: portfolio.call } as Partial<HeldDeposits> as HeldDeposits,
    session: memorySession('investor' in setup ? setup.investor : investor),
    clock: CLOCK,
    attribution: { read: () => ({ advisorId: 9 }), record: () => undefined },
    ...tab,
  });
  const book = new BookDeposit({
    start: startDeposit,
    orders: orders as Partial<DepositOrders> as DepositOrders,
    drafts,
    ...tab,
  });
  const sent = { start: start.requests, declare: declare.requests };
  return { startDeposit, book, tab, sent };
}
