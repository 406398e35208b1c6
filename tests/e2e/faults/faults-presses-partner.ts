import { expect } from '@playwright/test';
import type { Press } from './faults-press.ts';
import type { Scene } from './faults-scene.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const ARJUN = '9000000001';
/** A deposit that is booked on its bank's page. */
const SURYODAY = '/invest/1001/0/-';

const stayHere = (): Promise<void> => Promise.resolve();
const payButton = ({ page }: Scene) => page.getByRole('button', { name: /^Make Payment/ });

async function reopen({ page }: Scene): Promise<void> {
  await page.reload();
  await page.locator('h1').first().waitFor();
}

/** Opens the link of an order that the advisor's desk has placed. */
async function toAdvisorOrder(scene: Scene): Promise<void> {
  const { outsideAddress } = scene.parts.app;
  const desk = async (path: string, order?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const sent = order && { method: 'POST', headers, body: JSON.stringify(order) };
    const reply = await fetch(`${outsideAddress}/sandbox/api/${path}`, sent);
    return await reply.json();
  };
  const [scheme] = (await desk('ifa-schemes')) as readonly { readonly schemeMasterId: number }[];
  const wish = { mobile: ARJUN, schemeMasterId: scheme?.schemeMasterId, amount: '100000' };
  const { link } = (await desk('ifa-orders', wish)) as { readonly link: string };
  await scene.page.goto(new URL(link).pathname);
  await payButton(scene).waitFor();
}

async function toBankPage(scene: Scene): Promise<void> {
  const { page } = scene;
  await page.goto(SURYODAY);
  await steps.chooseInvestment(page, { amount: '100500', tenure: '2Y 6M', payout: 'At Maturity' });
  await steps.proceed(page);
  await steps.at(page, '/preview-maturity-action');
  await payButton(scene).waitFor();
}

const frame = ({ page }: Scene) => page.locator('iframe[title="Booking page of the bank"]');
const frameIsThere = (scene: Scene) => expect(frame(scene)).toBeVisible();
const orderIsThere = (scene: Scene) => expect(payButton(scene)).toBeVisible();

/** Orders prepared by an advisor, and deposits booked on a bank's page. */
export const partnerPresses: readonly Press[] = [
  {
    call: 'POST /api/ifa/ifa/invest/fetchOrderSummary',
    prepare: toAdvisorOrder,
    press: reopen,
    isLoad: true,
    done: orderIsThere,
  },
  {
    call: 'POST /api/ifa/ifa/investors/profile',
    prepare: stayHere,
    press: reopen,
    isLoad: true,
    done: orderIsThere,
  },
  {
    call: 'POST /api/ifa/ifa/invest/Resumefdbooking',
    prepare: stayHere,
    press: ({ page }) => steps.press(page, /^Make Payment/),
    done: ({ page }) => steps.onPaymentPage(page),
  },
  {
    call: 'POST /api/ifa/ifa/redirection/utility',
    prepare: async (scene) => {
      const { page } = scene;
      // Each attempt returns to the order, whose payment then fails again.
      if (await payButton(scene).isVisible()) await payButton(scene).click();
      await steps.payEnding(page, 'failed');
      await page.getByRole('dialog', { name: 'Payment Failed !!' }).waitFor();
    },
    isFresh: true,
    press: ({ page }) => steps.press(page, 'Try Again'),
    leaves: 'the order that this tab knows is opened',
    done: orderIsThere,
  },
  {
    call: 'POST /api/fd-partner/v2/sessions',
    prepare: toBankPage,
    press: async ({ page }) => {
      if (steps.addressOf(page) === '/tarrakki') await steps.press(page, /try again/i);
      else await steps.press(page, /^Make Payment/);
    },
    isLoad: true,
    done: frameIsThere,
  },
  {
    call: 'GET /api/fd-partner/v2/guid-session-data/:id',
    prepare: stayHere,
    press: reopen,
    isLoad: true,
    done: frameIsThere,
  },
  {
    call: 'POST /api/fd-partner/v2/session-events',
    prepare: stayHere,
    press: reopen,
    isLoad: true,
    done: frameIsThere,
  },
];
