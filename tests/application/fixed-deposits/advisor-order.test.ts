import type {
  AdvisorOrder,
  AdvisorOrders,
} from '#application/fixed-deposits/booking/advisor-orders.ts';
import { AnswerDeclarations } from '#application/fixed-deposits/booking/answer-declarations.ts';
import type {
  DeclarationQuestion,
  DepositOrders,
} from '#application/fixed-deposits/booking/deposit-orders.ts';
import { ResumeAdvisorOrder } from '#application/fixed-deposits/booking/resume-advisor-order.ts';
import { ReviewAdvisorOrder } from '#application/fixed-deposits/booking/review-advisor-order.ts';
import type { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { paymentLeftBehind } from '#application/platform/payment-under-way.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { memoryDrafts, OFFLINE, refused } from '../memory-ports.ts';
import { tabDrafts } from './tab-drafts.ts';

const order = {
  depositOrderId: 50_012,
  depositId: 3,
  principal: Money.of('43000'),
} as AdvisorOrder;
const question: DeclarationQuestion = { id: 1, question: 'Are you a taxpayer elsewhere?' };

interface Answers {
  readonly resumed?: Result<{ paymentUrl: string | undefined }, PortFailure>;
  readonly terms?: Result<string, PortFailure>;
  readonly investor?: Result<never, PortFailure>;
  readonly declared?: Result<void, PortFailure>;
}

/** The use cases over a backend that gives these answers. */
function advisorOrderWith(answers: Answers = {}) {
  const tab = tabDrafts();
  const drafts = memoryDrafts();
  const declared: unknown[] = [];
  const page = success({ paymentUrl: 'https://pay.example/1' });
  const advisorOrders = {
    order: () => Promise.resolve(success(order)),
    investor: () => Promise.resolve(answers.investor ?? success({ name: 'Asha' })),
    resume: () => Promise.resolve(answers.resumed ?? page),
  } as Partial<AdvisorOrders> as AdvisorOrders;
  const orders = {
    declarations: () => Promise.resolve(success([question])),
    declare: (request: unknown) => {
      declared.push(request);
      return Promise.resolve(answers.declared ?? success(undefined));
    },
  } as Partial<DepositOrders> as DepositOrders;
  const catalogue = {
    termsAddress: () => Promise.resolve(answers.terms ?? success('/terms.pdf')),
  } as Partial<DepositCatalogue> as DepositCatalogue;
  const answerDeclarations = new AnswerDeclarations(orders, drafts);
  return {
    review: new ReviewAdvisorOrder({ ...tab, advisorOrders, orders, catalogue }),
    resume: new ResumeAdvisorOrder({ ...tab, advisorOrders, answerDeclarations, drafts }),
    ...{ tab, drafts, declared },
  };
}

describe('the review of an advisor’s order', () => {
  it('gathers the order, its investor and the open questions', async () => {
    const { review, tab } = advisorOrderWith();
    const declarations = [question];
    expect(await review.run('abc', {})).toMatchObject({
      value: { order, investor: { name: 'Asha' }, declarations, termsUrl: '/terms.pdf' },
    });
    expect(tab.reviewedOrder.read()).toBe('abc');
  });

  it('goes on without the terms, but not without the investor', async () => {
    const withoutTerms = advisorOrderWith({ terms: failure(OFFLINE) });
    expect(await withoutTerms.review.run('abc', {})).toMatchObject({
      value: { termsUrl: undefined },
    });
    const withoutInvestor = advisorOrderWith({ investor: failure(OFFLINE) });
    expect(await withoutInvestor.review.run('abc', {})).toEqual(failure(OFFLINE));
  });
});

describe('resuming an advisor’s order', () => {
  const reviewed = { uniqueId: 'abc', returnUrl: 'https://app.example/' };
  const request = { ...reviewed, review: { order, declarations: [question] } };

  it('declares what the review shows, keeps the amount and returns the payment page', async () => {
    const { resume, tab, drafts, declared } = advisorOrderWith();
    const opened = await resume.run(request, {});
    expect(opened).toEqual(success({ paymentUrl: 'https://pay.example/1' }));
    const answers = [{ id: 1, isYes: false }];
    expect(declared).toMatchObject([{ depositOrderId: 50_012, answers }]);
    expect(tab.startedOrder.read()).toEqual({ depositOrderId: 50_012, depositId: 3 });
    expect(await paymentLeftBehind(drafts)).toBe('₹43,000');
  });

  it('declares nothing twice', async () => {
    const { resume, declared } = advisorOrderWith();
    const declarations = [{ ...question, isYes: false }];
    await resume.run({ ...reviewed, review: { order, declarations } }, {});
    expect(declared).toEqual([]);
  });

  it.each([
    ['a refusal', { resumed: failure(refused(422, 'nominees-unfinished')) }, 'not-started'],
    ['a refused declaration', { declared: failure(refused(422)) }, 'not-started'],
    ['an ended session', { resumed: failure({ kind: 'signed-out' } as const) }, 'not-started'],
    ['a reply without a page', { resumed: success({ paymentUrl: undefined }) }, 'not-started'],
    ['a lost reply', { resumed: failure(OFFLINE) }, 'broken'],
    ['a failure of the server', { resumed: failure(refused(500)) }, 'broken'],
  ] as const)('reports after %s whether the order may have started', async (_, answers, kind) => {
    const { resume, drafts } = advisorOrderWith(answers);
    expect(await resume.run(request, {})).toMatchObject({ failure: { kind } });
    expect(await paymentLeftBehind(drafts)).toBeUndefined();
  });
});
