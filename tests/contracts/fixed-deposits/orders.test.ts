import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Gender } from '#domain/platform/gender.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import {
  ARJUN,
  bookedDeposit,
  LEELA,
  NEHA,
  oneYear,
  orderFor,
  paymentPage,
  press,
  startedOrder,
} from './booking.ts';

const backend = testBackend();
let arjun: AppContainer;
let leela: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
  leela = await signedIn(backend, LEELA);
});

const orders = (app: AppContainer) => app.get(DepositOrders);

describe('a calculation', () => {
  it('equals the domain’s, to the rupee [FD-7.23]', async () => {
    const tenure = Tenure.of({ years: 2, months: 6 });
    const quoteRequest = {
      depositId: 1001,
      principal: Money.of('123457'),
      tenure,
      payoutFrequency: PayoutFrequency.AtMaturity,
      isSeniorCitizen: false,
    };
    const quote = valueOf(await arjun.get(DepositQuotes).quote(quoteRequest, {}));
    const { principal, payoutFrequency } = quoteRequest;
    const own = depositQuote({
      ...{ principal, tenure, payoutFrequency },
      annualRatePercent: Percentage.of('8.40'),
      convention: interestConventionFor('suryoday', tenure),
    });
    expect(quote.annualRatePercent.text).toBe('8.4');
    expect(quote.maturityAmount.text).toBe(own.maturityAmount.text);
    expect(quote.totalInterest.text).toBe(own.totalInterest.text);
  });

  it.each([
    [undefined, false, '6.85'],
    [Gender.Female, false, '6.85'],
    [Gender.Male, true, '7.35'],
    [Gender.Female, true, '7.35'],
  ])('for gender %s, senior %s, uses the column %s', async (gender, isSeniorCitizen, rate) => {
    const principal = Money.of('100000');
    const payoutFrequency = PayoutFrequency.AtMaturity;
    const quoteRequest = { depositId: 1003, principal, tenure: oneYear, payoutFrequency };
    const given = { ...quoteRequest, gender, isSeniorCitizen };
    const quote = valueOf(await arjun.get(DepositQuotes).quote(given, {}));
    expect(quote.annualRatePercent.text).toBe(rate);
  });

  it('contains the payout for payout deposits only [FD-2.77]', async () => {
    const principal = Money.of('300000');
    const tenure = Tenure.of({ years: 3 });
    const monthly = { depositId: 1008, principal, tenure, isSeniorCitizen: false };
    const quote = (payoutFrequency: PayoutFrequency) =>
      arjun.get(DepositQuotes).quote({ ...monthly, payoutFrequency }, {});
    const { payoutAmount, maturityAmount } = valueOf(await quote(PayoutFrequency.Monthly));
    expect(payoutAmount?.text).toBe('2033');
    expect(maturityAmount.text).toBe('300000');
    expect(valueOf(await quote(PayoutFrequency.AtMaturity)).payoutAmount).toBeUndefined();
  });
});

describe('an amount', () => {
  const startWith = async (principal: string, depositId = 1003) => {
    const order = await orderFor(arjun, backend, { depositId });
    return orders(arjun).start({ ...order, principal: Money.of(principal) }, {});
  };

  it('below the minimum is refused [FD-5.1]', async () => {
    expect(refusalOf(await startWith('999'))).toBe('422 amount-below-minimum');
  });

  it('above the maximum is refused [FD-5.3]', async () => {
    expect(refusalOf(await startWith('20001000'))).toBe('422 amount-above-maximum');
  });

  it('that is no multiple of 1000 is refused, except for suryoday [FD-5.5]', async () => {
    expect(refusalOf(await startWith('100500'))).toBe('422 amount-not-a-multiple');
    const suryoday = await startedOrder(arjun, backend, { depositId: 1001, principal: '100500' });
    expect(suryoday).toBeGreaterThan(0);
  });
});

describe('a start', () => {
  it('returns the unpaid order of the same scheme, amount and tenure', async () => {
    const first = await startedOrder(leela, backend);
    expect(await startedOrder(leela, backend)).toBe(first);
    expect(await startedOrder(leela, backend, { principal: '101000' })).not.toBe(first);
  });

  it('fifty times at once makes one order', async () => {
    const request = await orderFor(arjun, backend, { principal: '77000' });
    const starts = Array.from({ length: 50 }, () => orders(arjun).start(request, {}));
    const ids = (await Promise.all(starts)).map((start) => valueOf(start).depositOrderId);
    expect(new Set(ids).size).toBe(1);
  });

  it('whose reply was lost is found again', async () => {
    const request = await orderFor(arjun, backend, { principal: '78000' });
    const route = '/api/main/investment/startfd';
    await backend.control.fault({ route, kind: 'drop-after-commit', times: 1 });
    expect(failureOf(await orders(arjun).start(request, {})).kind).toBe('unreachable');
    const again = valueOf(await orders(arjun).start(request, {}));
    const rows = await backend.sandbox.database
      .selectFrom('deposit_orders')
      .select('id')
      .where('principal', '=', '78000')
      .execute();
    expect(rows).toEqual([{ id: again.depositOrderId }]);
  });

  it('makes another order once the first is paid', async () => {
    const paid = await bookedDeposit(arjun, backend, { principal: '79000' });
    expect(await startedOrder(arjun, backend, { principal: '79000' })).not.toBe(paid);
  });

  it('refuses figures that differ from the issuer’s', async () => {
    const request = await orderFor(arjun, backend);
    const rupee = Money.of('1');
    const dearer = { ...request, maturityAmount: request.maturityAmount.plus(rupee) };
    expect(refusalOf(await orders(arjun).start(dearer, {}))).toBe('409 figures-changed');
    const later = { ...request, maturityDate: request.maturityDate.plus({ days: 1 }) };
    const matures = `A deposit made today matures on ${formatDate(request.maturityDate)}.`;
    expect(failureOf(await orders(arjun).start(later, {}))).toMatchObject({
      ...{ status: 409, code: 'figures-changed' },
      message: `${matures} Please check the date.`,
    });
  });

  it('gives senior rates to senior citizens only', async () => {
    const request = await orderFor(arjun, backend);
    const { depositId, principal, tenure, payoutFrequency } = request;
    const quoteRequest = { depositId, principal, tenure, payoutFrequency, isSeniorCitizen: true };
    const senior = valueOf(await arjun.get(DepositQuotes).quote(quoteRequest, {}));
    const claimed = { ...request, ...senior, isSeniorCitizen: true };
    expect(refusalOf(await orders(arjun).start(claimed, {}))).toBe('409 figures-changed');
  });

  it('gives a senior woman the column for senior women [FD-4.38]', async () => {
    const request = await orderFor(leela, backend, { depositId: 1005 });
    expect(request.annualRatePercent.text).toBe('8.35');
    expect(valueOf(await orders(leela).start(request, {})).onboardingStep).toBe('nominees');
  });

  it('books a senior citizen at the regular rate only after an explicit no [FD-4.30]', async () => {
    const regular = { gender: Gender.Female, isSeniorCitizen: false };
    const request = await orderFor(leela, backend, { depositId: 1005, investor: regular });
    expect(request.annualRatePercent.text).toBe('7.85');
    expect(refusalOf(await orders(leela).start(request, {}))).toBe('409 senior-rate-open');
    const declined = { ...request, hasDeclinedSeniorRate: true };
    expect(valueOf(await orders(leela).start(declined, {})).onboardingStep).toBe('nominees');
  });

  it('books a senior citizen at the regular rate if the partner has no senior scheme', async () => {
    const investor = { gender: Gender.Female, isSeniorCitizen: false };
    const wish = { depositId: 1001, tenure: Tenure.of({ months: 3 }), investor };
    const request = await orderFor(leela, backend, wish);
    expect((await orders(leela).start(request, {})).ok).toBe(true);
  });

  it('refuses a deposit that is coming soon', async () => {
    const order = await orderFor(arjun, backend, { depositId: 1020 });
    expect(refusalOf(await orders(arjun).start(order, {}))).toBe('409 coming-soon');
  });

  it('refuses tenure or payout of another scheme', async () => {
    const request = await orderFor(arjun, backend);
    const longer = { ...request, tenure: Tenure.of({ years: 2 }) };
    expect(refusalOf(await orders(arjun).start(longer, {}))).toBe('422 scheme-mismatch');
    const monthly = { ...request, payoutFrequency: PayoutFrequency.Monthly };
    expect(refusalOf(await orders(arjun).start(monthly, {}))).toBe('422 scheme-mismatch');
  });

  it('redirects to no foreign site', async () => {
    const request = await orderFor(arjun, backend);
    const foreign = { ...request, returnUrl: 'https://evil.example/fd-redireacting' };
    expect(refusalOf(await orders(arjun).start(foreign, {}))).toBe('422 foreign-return');
  });

  it('needs the investor’s own session', async () => {
    const request = await orderFor(arjun, backend);
    const visitor = await clientOf(backend.appAddress);
    expect(failureOf(await orders(visitor).start(request, {})).kind).toBe('signed-out');
    const token = arjun.get(Session).current?.accessToken;
    const investor_id = leela.get(Session).current?.investorId;
    const body = { investor_id };
    const summary = await call(backend, '/investment/getportfolio', { token, body });
    expect(summary).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  });
});

describe('the onboarding step of a start', () => {
  const stepOf = async (app: AppContainer) => {
    const request = await orderFor(app, backend);
    return valueOf(await orders(app).start(request, {})).onboardingStep;
  };

  it('is CKYC, Bank or Nominee, by the missing step [FD-4.1, FD-7.34]', async () => {
    expect(await stepOf(await signedIn(backend, '9300000001'))).toBe('kyc');
    expect(await stepOf(await signedIn(backend, NEHA))).toBe('bank');
    expect(await stepOf(arjun)).toBe('nominees');
  });
});

describe('declarations', () => {
  it('are loaded and answered by their investor alone [FD-7.44, FD-7.45]', async () => {
    const depositOrderId = await startedOrder(arjun, backend, { principal: '81000' });
    const order = { depositOrderId, depositId: 1003 };
    const questions = valueOf(await orders(arjun).declarations(order, {}));
    expect(questions[0]?.question).toContain('politically exposed person (PEP)');
    const exposures = questions.map(({ isAboutExposure }) => isAboutExposure);
    expect(exposures).toEqual([true, false, false]);
    expect(questions.map(({ isYes }) => isYes)).toEqual([undefined, undefined, undefined]);
    const before = valueOf(await orders(arjun).declarations({ depositId: 1003 }, {}));
    expect(before).toEqual(questions);
    const returnUrl = `${backend.appAddress}/maturity-action`;
    const answers = [{ id: questions[0]?.id ?? 0, isYes: true }];
    valueOf(await orders(arjun).declare({ depositOrderId, answers, returnUrl }, {}));
    const answered = valueOf(await orders(arjun).declarations(order, {}));
    expect(answered.map(({ isYes }) => isYes)).toEqual([true, undefined, undefined]);
  });

  it('of a paid order stay as they were when it was paid', async () => {
    const depositOrderId = await startedOrder(arjun, backend, { principal: '84000' });
    const order = { depositOrderId, depositId: 1003 };
    const returnUrl = `${backend.appAddress}/maturity-action`;
    const [{ id } = { id: 0 }] = valueOf(await orders(arjun).declarations(order, {}));
    const declare = (isYes: boolean) =>
      orders(arjun).declare({ depositOrderId, answers: [{ id, isYes }], returnUrl }, {});
    valueOf(await declare(false));
    await press(await paymentPage(arjun, backend, depositOrderId), 'succeeded');
    expect(refusalOf(await declare(true))).toBe('409 paid-already');
    const [first] = valueOf(await orders(arjun).declarations(order, {}));
    expect(first?.isYes).toBe(false);
  });

  it('of others are not visible', async () => {
    const depositOrderId = await startedOrder(arjun, backend, { principal: '82000' });
    const order = { depositOrderId, depositId: 1003 };
    const refusal = await orders(leela).declarations(order, {});
    expect(refusalOf(refusal)).toBe('404 no-such-deposit');
  });
});

describe('a maturity instruction', () => {
  it('is chosen before or after the payment [FD-2.105]', async () => {
    const depositOrderId = await bookedDeposit(arjun, backend, { principal: '83000' });
    const choose = (instructionId: number) =>
      orders(arjun).chooseMaturityInstruction({ depositOrderId, instructionId }, {});
    const saved = async () => {
      const detail = valueOf(await arjun.get(HeldDeposits).detail(depositOrderId, {}));
      return [detail.maturityInstructionName, detail.isMaturityInstructionChosen];
    };
    expect(await saved()).toEqual(['Pay out to bank account', false]);
    valueOf(await choose(3));
    expect(await saved()).toEqual(['Pay out to bank account', true]);
    valueOf(await choose(1));
    expect(await saved()).toEqual(['Renew principal and interest', true]);
    expect(refusalOf(await choose(9))).toBe('422 instruction-unknown');
  });
});
