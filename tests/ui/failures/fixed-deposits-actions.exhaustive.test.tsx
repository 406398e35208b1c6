import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { placedOrder } from '#tests/contracts/fixed-deposits/advisor.ts';
import {
  ARJUN,
  type Outcome,
  paymentPage,
  press,
  searchOf,
  startDepositOf,
  startedOrder,
  summaryFor,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { SURYODAY } from '#tests/contracts/fixed-deposits/embedded.ts';
import { at, click, expectFailures, leavesFor } from '#tests/ui/failures/failed-action.tsx';
import { REFUSED_ON_PURPOSE } from '#tests/ui/failures/failed-loads.ts';
import { shownText, watchLoads } from '#tests/ui/failures/loaded.ts';
import {
  addFault,
  type RenderedScreen,
  renderScreen,
  type ScreenOptions,
} from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepOrder, payButton } from '#tests/ui/fixed-deposits/booking/order-screen.ts';
import { savedFiles } from '#tests/ui/saved-files.ts';

const backend = testBackend({ expectsFailures: true });
let thousands = 400;

const MAIN = '/api/main';
const OFFLINE = 'You seem to be offline. Please check your network connection and try again.';
const usual = { refused: REFUSED_ON_PURPOSE, offline: OFFLINE };
const NEXT = at('/add-nomination?where_from=maturity-action');
const NEXT_PATH = '/add-nomination?where_from=maturity-action';

/** The options that open the order summary with an order in the tab. */
function summaryOf(options: Parameters<typeof keepOrder>[2] = {}) {
  const amount = `${(thousands += 1)}000`;
  return {
    path: '/preview-maturity-action',
    as: 'demo',
    prepare: async (browser, investor) => {
      await keepOrder(browser, investor, { amount, ...options });
    },
  } as const satisfies Partial<ScreenOptions>;
}

const clickPay = async ({ user }: RenderedScreen) => user.click(await payButton());

describe('an action that fails is reported and can be repeated', () => {
  it('on the receipt of a payment', async () => {
    const saved = savedFiles();
    await expectFailures(backend, {
      call: `GET ${MAIN}/investment/getreceipt`,
      path: '/transaction-history',
      as: 'demo',
      press: click(/^Download the receipt/),
      text: usual,
      done: () => waitFor(() => expect(saved).toHaveLength(1)),
    });
  });

  it('on the order summary', () =>
    expectFailures(backend, {
      ...summaryOf(),
      call: `POST ${MAIN}/investment/startfd`,
      press: clickPay,
      text: { ...usual, offline: 'still confirming your order' },
      done: NEXT,
    }));

  it('on the declarations', () =>
    expectFailures(backend, {
      ...summaryOf(),
      call: `POST ${MAIN}/investment/updatedeclarations`,
      fill: async (shown) => {
        const exposed = await screen.findByRole('radiogroup', { name: /PEP/ });
        await shown.user.click(within(exposed).getByRole('radio', { name: 'Yes' }));
        await clickPay(shown);
        await at('/declaration')(shown);
      },
      press: click('Continue'),
      text: { ...usual, offline: 'checking whether your answers were saved' },
      done: NEXT,
    }));

  it('on the way to the payment page', () =>
    expectFailures(backend, {
      call: `POST ${MAIN}/investment/updatenominees`,
      path: NEXT_PATH,
      as: 'demo',
      prepare: async (browser) => {
        const summary = await summaryFor(browser, `${(thousands += 1)}000`);
        const order = { ...summary, hasDeclinedSeniorRate: true };
        browser.get(DepositOrderDraft).keep(order);
        await startDepositOf(browser).run(`${backend.appAddress}/fd-redireacting`, {});
      },
      press: async (shown) => {
        const again = screen.queryByRole('button', { name: 'Try again' });
        if (again === null) await click('Save & Continue')(shown);
        else await shown.user.click(again);
        await click('Continue to pay')(shown);
      },
      text: {
        refused: 'Unexpected error caused by server',
        offline: 'We are still waiting for a reply. Nothing is paid before you pay on the payment page.',
      },
      done: leavesFor('/pay/'),
    }));
});

interface PreparedLoad {
  readonly call: string;
  /** `refused` is absent for a rejected payment, which is not tried again. */
  readonly text: { readonly refused?: string; readonly offline: string };
  /** Opens the screen that makes the call. */
  readonly open: () => Promise<RenderedScreen>;
  readonly done: () => Promise<unknown>;
}

const show = (options: Omit<ScreenOptions, 'backend'>) => renderScreen({ ...options, backend });
const always = (text: string) => ({ refused: text, offline: text });

/** Opens the return URL of the payment page after this outcome. */
async function returning(outcome: Outcome): Promise<RenderedScreen> {
  const shown = await show({ path: '/terms', as: 'demo' });
  const principal = `${(thousands += 1)}000`;
  const order = await startedOrder(shown.browser, backend, { principal });
  const back = await press(await paymentPage(shown.browser, backend, order), outcome);
  shown.goTo(`/fetch-bank-details${searchOf(back)}`);
  return shown;
}

async function advisorOrder(): Promise<RenderedScreen> {
  const { uniqueId } = await placedOrder(backend, { mobile: ARJUN });
  return show({ path: `/ifa-journey/${uniqueId}`, as: 'demo', mobile: ARJUN });
}

/** Opens the page of the partner bank, which follows its order. */
async function partnerOrder(): Promise<RenderedScreen> {
  const shown = await show(summaryOf({ depositId: SURYODAY, tenure: '2Y 6M' }));
  await clickPay(shown);
  return shown;
}

const frame = () => screen.findByTitle('Booking page of the bank');
const failedPayment = () => screen.findByRole('dialog', { name: 'Payment failed' });
const NO_ANSWER = 'The bank has not replied yet, so we do not know whether you have paid.';

const loads: readonly PreparedLoad[] = [
  {
    call: `POST ${MAIN}/products/getterms`,
    text: always('The terms could not be loaded.'),
    open: () => show(summaryOf()),
    done: () => screen.findByRole('link', { name: /Read the terms/ }),
  },
  {
    call: `POST ${MAIN}/investment/fd-status`,
    text: { offline: NO_ANSWER },
    open: () => returning('cancelled'),
    done: failedPayment,
  },
  {
    call: `GET ${MAIN}/investment/verify-payment`,
    text: { offline: NO_ANSWER },
    open: () => returning('cancelled'),
    done: failedPayment,
  },
  {
    call: 'POST /api/ifa/ifa/invest/fetchOrderSummary',
    text: usual,
    open: advisorOrder,
    done: payButton,
  },
  {
    call: 'POST /api/ifa/ifa/investors/profile',
    text: usual,
    open: advisorOrder,
    done: payButton,
  },
  { call: 'POST /api/fd-partner/v2/sessions', text: usual, open: partnerOrder, done: frame },
  {
    call: 'GET /api/fd-partner/v2/guid-session-data/:id',
    text: usual,
    open: async () => {
      const shown = await partnerOrder();
      await frame();
      shown.reload();
      return shown;
    },
    done: frame,
  },
  { call: 'POST /api/fd-partner/v2/session-events', text: usual, open: partnerOrder, done: frame },
];

const FAULTS = {
  refused: { kind: 'status', status: 500, message: REFUSED_ON_PURPOSE },
  offline: { kind: 'drop' },
} as const;
const cases = loads.flatMap(({ text: texts, ...load }) =>
  (['refused', 'offline'] as const).flatMap((kind) => {
    const text = texts[kind];
    return text === undefined ? [] : [{ ...load, kind, text }];
  }),
);

describe('a step of a booking that cannot be loaded', () => {
  it.each(cases)('shows the reason, and loads again: $call, $kind', async (load) => {
    const { call, kind, text, open, done } = load;
    await addFault(backend, { ...FAULTS[kind], route: call, times: 20 });
    const shown = await open();
    await waitFor(() => expect(shownText()).toContain(text.toLowerCase()));
    await backend.control.clearFaults();
    await click(/^(try|check) again$/i)(shown);
    await done();
  });

  it('is left out if it is only the offer of a better rate', async () => {
    const route = `POST ${MAIN}/products/recommendscheme`;
    await addFault(backend, { ...FAULTS.refused, route, times: 20 });
    const { loaded } = watchLoads();
    await show(summaryOf());
    await payButton();
    await loaded();
    expect(shownText()).not.toContain(REFUSED_ON_PURPOSE.toLowerCase());
  });

  it('leads back to the nominees if it is the confirmation of a payment', async () => {
    const route = `GET ${MAIN}/investment/verify-payment`;
    await addFault(backend, { ...FAULTS.refused, route, times: 20 });
    const { address } = await returning('cancelled');
    await waitFor(() => expect(shownText()).toContain('we could not confirm your payment.'));
    expect(address()).toBe(NEXT_PATH);
  });
});
