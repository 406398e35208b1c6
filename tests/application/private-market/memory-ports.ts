import type { Drafts, DraftValues } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import type { BasketOrderBook, BasketOrders } from '#application/private-market/basket-orders.ts';
import type { DealSlips, PreparedDealSlip } from '#application/private-market/deal-slips.ts';
import type {
  SaleAnswer,
  SellRequest,
  SellRequests,
} from '#application/private-market/sell-requests.ts';
import type {
  PlacedShareOrder,
  ShareOrder,
  ShareOrderFacts,
  ShareOrders,
} from '#application/private-market/share-orders.ts';
import type { SharePayment, SharePayments } from '#application/private-market/share-payments.ts';
import type { ShareRequests } from '#application/private-market/share-requests.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';

export const TIMEOUT: PortFailure = { kind: 'unreachable', reason: 'timeout' };
export const ABORTED: PortFailure = { kind: 'unreachable', reason: 'aborted' };

export function refused(code: string, status = 422): PortFailure {
  return { kind: 'refused', status, code };
}

/** Records its calls, and fails those for which a failure is queued. */
export class MemoryPort {
  readonly calls: unknown[] = [];
  /** The failures of the next calls, in order; later calls succeed. */
  readonly failures: PortFailure[] = [];

  protected reply<Value>(
    call: readonly unknown[],
    value: Value,
  ): Promise<Result<Value, PortFailure>> {
    this.calls.push(call);
    const why = this.failures.shift();
    return Promise.resolve(why === undefined ? success(value) : failure(why));
  }
}

export const FACTS: ShareOrderFacts = {
  requestId: 17,
  isBasket: false,
  name: 'Nilgiri Diagnostics',
  status: 'request_confirmed',
  pricePerUnit: Money.of('748'),
  units: 200,
  totalInvestment: Money.of('149600'),
  stampDuty: Money.of('22.44'),
  taxDeductedAtSource: Money.zero,
  totalPayable: Money.of('149622.44'),
  dematNumber: 'IN30021418840117',
};

export class MemoryShareOrders extends MemoryPort implements ShareOrders {
  place(request: { readonly shareId: number; readonly units: number }) {
    const outcome = ShareOrderOutcome.OrderSummary;
    return this.reply<PlacedShareOrder>(['place', request], { outcome, requestId: 17 });
  }

  list() {
    return this.reply<readonly ShareOrder[]>(['list'], []);
  }

  answerOffer(answer: object) {
    return this.reply(['answerOffer', answer], undefined);
  }

  cancel(requestId: number) {
    return this.reply(['cancel', requestId], undefined);
  }

  summary(requestId: number) {
    return this.reply(['summary', requestId], { ...FACTS, requestId });
  }

  resume() {
    return this.reply(['resume'], {
      ...FACTS,
      signingStatus: 'unrequested' as const,
      items: [],
    });
  }
}

export class MemoryBasketOrders extends MemoryPort implements BasketOrders {
  place(order: object) {
    return this.reply(['place', order], 23);
  }

  book() {
    const book: BasketOrderBook = { orders: [], held: [], totalInvestment: Money.zero };
    return this.reply(['book'], book);
  }
}

export class MemorySharePayments extends MemoryPort implements SharePayments {
  /** The outcomes that `status` answers, in order; the last one repeats. */
  outcomes: SharePayment['outcome'][] = ['succeeded'];

  start(requestId: number) {
    return this.reply(['start', requestId], { paymentUrl: 'https://pay.example/17' });
  }

  status(requestId: number) {
    const [outcome = 'pending', ...later] = this.outcomes;
    const payment: SharePayment = {
      requestId,
      outcome,
      orderStatus: 'payment_received',
      name: FACTS.name,
      units: FACTS.units,
      amount: FACTS.totalPayable,
    };
    if (this.failures.length === 0 && later.length > 0) this.outcomes = later;
    return this.reply(['status', requestId], payment);
  }
}

export class MemoryDealSlips extends MemoryPort implements DealSlips {
  constructor(private readonly slip: PreparedDealSlip) {
    super();
  }

  prepare(requestId: number) {
    return this.reply(['prepare', requestId], this.slip);
  }

  confirmSigned(requestId: number) {
    return this.reply(['confirmSigned', requestId], undefined);
  }

  document(requestId: number) {
    return this.reply(['document', requestId], new Blob());
  }
}

export class MemorySellRequests extends MemoryPort implements SellRequests {
  readonly sent: SellRequest[] = [];

  submit(request: SellRequest) {
    this.sent.push(request);
    return this.reply(['submit'], undefined);
  }

  answer(answer: SaleAnswer) {
    return this.reply(['answer', answer], undefined);
  }

  list() {
    return this.reply(['list'], []);
  }
}

export class MemoryShareRequests extends MemoryPort implements ShareRequests {
  submit(draft: object) {
    return this.reply(['submit', draft], undefined);
  }
}

export class MemoryDrafts implements Drafts {
  readonly isStored = true;
  readonly isReadable = true;
  private readonly forms = new Map<string, DraftValues>();

  read(form: string) {
    return Promise.resolve(this.forms.get(form));
  }

  readLeftBehind(form: string) {
    return this.read(form);
  }

  keep(form: string, values: DraftValues) {
    this.forms.set(form, values);
    return Promise.resolve();
  }

  change(form: string, edit: (values: DraftValues | undefined) => DraftValues) {
    return this.keep(form, edit(this.forms.get(form)));
  }

  forget(form: string) {
    this.forms.delete(form);
    return Promise.resolve();
  }
}

/** An investor with everything that an order of shares requires. */
export const READY: SignedInInvestor = {
  accessToken: 'token',
  investorId: 1001,
  mobile: '9000000001',
  pan: 'ABCPE1234F',
  isNewInvestor: false,
  isBankStepComplete: true,
  isDematVerified: true,
  isSeniorCitizen: false,
};

export class MemorySession implements Session {
  readonly storage = 'page';
  readonly pendingMobile = undefined;

  constructor(public current: SignedInInvestor | undefined = READY) {}

  restore() {
    return Promise.resolve();
  }

  begin(investor: SignedInInvestor) {
    this.current = investor;
    return Promise.resolve();
  }

  update() {
    return Promise.resolve();
  }

  rememberMobile() {
    return Promise.resolve();
  }

  end() {
    this.current = undefined;
    return Promise.resolve();
  }

  onChange() {
    return () => undefined;
  }
}
