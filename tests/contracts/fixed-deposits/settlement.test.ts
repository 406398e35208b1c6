import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { Session } from '#application/platform/session.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { dayStartInIndia } from '#domain/platform/india-time.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { payNext } from '#infrastructure/backend/fixed-deposits/jobs/due-deposits.ts';
import { schemes } from '#infrastructure/backend/fixed-deposits/records/catalogue-queries.ts';
import { deposits } from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmByPhone, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { moveClock, testBackend } from '../backend.ts';
import { ARJUN, bookedDeposit, orderFor, type Wish } from './booking.ts';
import { bookedToday } from './living.ts';

/** Another deposit with a tenure of six months. */
const OTHER = 1005;

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const today = () => backend.sandbox.clock.today();
const days = async (count: number) => {
  await backend.control.advance(count * 86_400);
  arjun = await signedIn(backend, ARJUN);
};
const held = async () => valueOf(await arjun.get(HeldDeposits).list({}));
const detail = async (id: number) => valueOf(await arjun.get(HeldDeposits).detail(id, {}));
const choose = async (depositOrderId: number, instructionId: number) =>
  arjun.get(DepositOrders).chooseMaturityInstruction({ depositOrderId, instructionId }, {});

async function booked(wish: Wish, instructionId: number): Promise<number> {
  const id = await bookedDeposit(arjun, backend, wish);
  valueOf(await choose(id, instructionId));
  return id;
}

describe('over a year', () => {
  const sixMonths = Tenure.of({ months: 6 });
  let renewing = 0;
  let keepingPrincipal = 0;
  let ending = 0;
  let startedOn = '';

  beforeAll(async () => {
    startedOn = today().iso;
    const wish = { depositId: 1003, tenure: sixMonths };
    renewing = await booked({ ...wish, principal: '100000' }, 1);
    keepingPrincipal = await booked({ ...wish, principal: '110000' }, 2);
    ending = await booked({ ...wish, principal: '120000' }, 3);
    await days(370);
  });

  it('renews principal and interest at the rate of that day [FD-2.105, FD-4.89]', async () => {
    const first = await detail(renewing);
    expect(first.state).toBe('renewed');
    const renewal = (await held()).find(
      (deposit) =>
        deposit.startedOn.equals(first.maturityDate) &&
        deposit.principal.equals(first.maturityAmount),
    );
    expect(first.maturityAmount.text).toBe('102875');
    expect(renewal?.tenure.text).toBe('6M');
    // The renewal has matured as well, and was renewed again.
    expect(renewal?.state).toBe('renewed');
    expect(renewal?.maturityAmount.text).toBe('105833');
    expect(first.nominees).not.toEqual([]);
    const successor = await detail(renewal?.depositOrderId ?? 0);
    expect(successor.nominees).toEqual(first.nominees);
    expect(successor.maturityInstructionName).toBe(first.maturityInstructionName);
    expect(successor.isMaturityInstructionChosen).toBe(true);
  });

  it('renews the principal alone and pays the interest out [FD-4.89]', async () => {
    const first = await detail(keepingPrincipal);
    const renewals = (await held()).filter(({ principal }) => principal.text === '110000');
    expect(renewals).toHaveLength(3);
    expect(first.totalInterest.text).toBe('3163');
  });

  it('pays everything out and ends [FD-4.89]', async () => {
    const ended = await detail(ending);
    expect(ended.state).toBe('paid-out');
    expect((await held()).filter(({ principal }) => principal.text === '120000')).toHaveLength(1);
    const entries = valueOf(await arjun.get(Passbook).entries({}));
    const paid = entries.filter(({ amount }) => amount.equals(ended.maturityAmount));
    expect(paid.map(({ kind, date }) => [kind, date.iso])).toEqual([
      ['withdrawal', ended.maturityDate.iso],
    ]);
  });

  it('notifies the investor of amount, date and account of the payment', async () => {
    const { applicationNumber, maturityDate } = await detail(ending);
    const messages = await backend.control.outbox(ARJUN);
    const sent = messages.filter(({ text }) => text.includes(`${applicationNumber} in`));
    expect(sent.map(({ text }) => text)).toEqual([
      `Your deposit ${applicationNumber} in Himadri Classic Deposit matured on ` +
        `${formatDate(maturityDate)}. ₹1,23,450 was paid to your bank account, ending in 7093.`,
    ]);
  });

  it('accepts no instruction for a deposit that has ended', async () => {
    expect(refusalOf(await choose(ending, 1))).toBe('409 has-matured');
  });

  it('keeps every rupee: paid in equals paid out and still invested', async () => {
    const entries = valueOf(await arjun.get(Passbook).entries({}));
    const sum = (kind: string) =>
      Money.sum(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
    const all = await held();
    const interest = await backend.sandbox.database
      .selectFrom('passbook_entries as entry')
      .innerJoin('deposits as deposit', 'deposit.id', 'entry.deposit_id')
      .select(['entry.amount', 'entry.kind', 'deposit.principal'])
      .where('entry.kind', '!=', 'investment')
      .execute();
    const earned = Money.sum(
      interest.map(({ amount, kind, principal }) =>
        kind === 'interest' ? Money.of(amount) : Money.of(amount).minus(Money.of(principal)),
      ),
    );
    const running = Money.sum(
      all.filter(({ state }) => state === 'running').map(({ principal }) => principal),
    );
    const left = sum('investment').plus(earned).minus(sum('withdrawal'));
    expect(left.text).toBe(running.text);
    expect(startedOn).not.toBe('');
  });
});

describe('payouts', () => {
  it('come on the same day of every month and add up to the interest', async () => {
    const payoutFrequency = PayoutFrequency.Monthly;
    const tenure = Tenure.of({ years: 1 });
    const wish = { depositId: 1008, tenure, payoutFrequency, principal: '100000' };
    const { totalInterest } = await orderFor(arjun, backend, wish);
    const start = today();
    const id = await booked(wish, 3);
    await days(366);
    const paid = await backend.sandbox.database
      .selectFrom('passbook_entries')
      .select(['kind', 'amount', 'transaction_date'])
      .where('deposit_id', '=', id)
      .orderBy('id')
      .execute();
    const interest = paid.filter(({ kind }) => kind === 'interest');
    expect(interest.map(({ transaction_date }) => transaction_date)).toEqual(
      Array.from({ length: 12 }, (_, index) => start.plus({ months: index + 1 }).iso),
    );
    const sum = Money.sum(interest.map(({ amount }) => Money.of(amount)));
    expect(sum.text).toBe(totalInterest.text);
    expect(paid.at(-1)).toMatchObject({ kind: 'maturity', amount: '100000.00' });
  });
});

describe('a deposit on its day of maturity', () => {
  it('accepts no other instruction, also before the job that pays it', async () => {
    const tenure = Tenure.of({ months: 6 });
    const id = await booked({ depositId: 1003, tenure, principal: '130000' }, 3);
    const { maturityDate } = await detail(id);
    /** Moves the clock without running any job. */
    const moveTo = async (moment: number) => {
      await moveClock(backend, moment - backend.sandbox.clock.now().getTime());
      arjun = await signedIn(backend, ARJUN);
    };
    await moveTo(dayStartInIndia(maturityDate) - 1);
    valueOf(await choose(id, 2));
    await moveTo(dayStartInIndia(maturityDate));
    expect(refusalOf(await choose(id, 1))).toBe('409 has-matured');
    await days(0);
    expect(await detail(id)).toMatchObject({ state: 'renewed' });
    expect((await detail(id)).renewedAmount?.text).toBe('130000');
  });
});

describe('a renewal', () => {
  it('is of an open deposit, up to its largest amount; the rest is paid out [FD-4.89]', async () => {
    const products = backend.sandbox.database.updateTable('deposit_products');
    const offered = (id: number, set: { maximum_amount?: string; is_coming_soon?: boolean }) =>
      products.set(set).where('id', '=', id).execute();
    const tenure = Tenure.of({ months: 6 });
    const large = await booked({ depositId: 1003, tenure, principal: '150000' }, 1);
    const closed = await booked({ depositId: OTHER, tenure, principal: '160000' }, 2);
    await offered(1003, { maximum_amount: '152000' });
    await offered(OTHER, { is_coming_soon: true });
    await days(170);
    await days(20);
    await offered(1003, { maximum_amount: '20000000' });
    await offered(OTHER, { is_coming_soon: false });
    expect((await detail(large)).renewedAmount?.text).toBe('152000');
    expect((await detail(closed)).state).toBe('paid-out');
    const texts = (await backend.control.outbox(ARJUN)).map(({ text }) => text).join('\n');
    for (const told of [
      'Not all of it can be renewed: the largest deposit is ₹1,52,000.',
      'The rest could not be renewed: the largest deposit is ₹1,52,000.',
      'It cannot be renewed: the deposit is not offered for this tenure now.',
      'It could not be renewed: the deposit is not offered for this tenure now.',
    ]) {
      expect(texts).toContain(told);
    }
  });
});

describe('a deposit that is read before its instruction changes', () => {
  it('follows the instruction that was saved', async () => {
    const { database } = backend.sandbox;
    const tenure = Tenure.of({ months: 6 });
    const id = await booked({ depositId: 1003, tenure, principal: '140000' }, 1);
    const one = deposits(database).where('deposit.id', '=', id);
    const maturing = await one.executeTakeFirstOrThrow();
    valueOf(await choose(id, 3));
    await database.transaction().execute((transaction) => payNext(transaction, maturing));
    expect((await detail(id)).state).toBe('paid-out');
  });
});

describe('a day that is processed twice', () => {
  it('pays once', async () => {
    const count = async () =>
      (await backend.sandbox.database.selectFrom('passbook_entries').select('id').execute()).length;
    await days(40);
    const before = await count();
    await backend.control.advance(1);
    await backend.control.advance(1);
    expect(await count()).toBe(before);
    expect(backend.failures).toEqual([]);
  });
});

describe('a deposit that matures while banks are closed', () => {
  it('keeps the account until the bank has paid it on the next working day', async () => {
    const tenure = Tenure.of({ years: 1 });
    while (tenure.maturityDateFrom(today()).weekday !== 7) await days(1);
    const mobile = '9740500001';
    const { investorId = 0 } = (await signedIn(backend, mobile)).get(Session).current ?? {};
    const offered = schemes(backend.sandbox.database).where('rate.tenure_days', '<=', 400);
    const rates = await offered.orderBy('rate.id').execute();
    const scheme = rates.findIndex((rate) => rate.tenure === '1Y');
    const wished = { scheme, thousands: 100, instruction: MaturityInstruction.PayOut };
    await bookedToday(backend, { wished, investorId, longestDays: 400 });
    await days(today().daysUntil(tenure.maturityDateFrom(today())));
    const app = await signedIn(backend, mobile);
    const [deposit] = valueOf(await app.get(HeldDeposits).list({}));
    expect(deposit?.state).toBe('paid-out');
    const remove = async (from: AppContainer) => {
      await confirmByPhone(backend, from, ProtectedChange.AccountDeletion);
      return from.get(PersonalData).deleteAccount({});
    };
    expect(refusalOf(await remove(app))).toBe('409 investments-held');
    await days(1);
    valueOf(await remove(await signedIn(backend, mobile)));
  });
});
