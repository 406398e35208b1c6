import { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import {
  FORMS,
  LATER,
  openedBooking,
  PAY,
  sendForms,
  SURYODAY,
} from '#tests/contracts/fixed-deposits/embedded.ts';
import { skipDelay } from '#tests/support/held-timers.ts';
import { addFault, peopleOf, type RenderedScreen, renderScreen } from '#tests/ui/screen.tsx';
import { payButton, showOrder } from './order-screen.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const FRAME = 'Booking page of the bank';
const ORDER = { depositId: SURYODAY, tenure: '2Y 6M' };

async function theFrame(): Promise<HTMLIFrameElement> {
  return screen.findByTitle<HTMLIFrameElement>(FRAME);
}

/** Starts the order and waits for the frame of the partner bank's page. */
async function showBooking(amount: string) {
  const shown = await showOrder(backend, { ...ORDER, amount });
  await shown.user.click(await payButton());
  const frame = await theFrame();
  return { ...shown, frame, ...parts(frame) };
}

function parts(frame: HTMLIFrameElement) {
  const url = new URL(frame.src);
  return { url: `${url.origin}${url.pathname}`, origin: url.origin };
}

interface Said {
  readonly origin: string;
  readonly source?: Window | null;
}

/** Dispatches a message from the frame's window, as the browser does. */
function say(frame: HTMLIFrameElement, data: object, said: Partial<Said> = {}): void {
  const { origin = new URL(frame.src).origin, source = frame.contentWindow } = said;
  fireEvent(window, new MessageEvent('message', { data, origin, source }));
}

async function transactionOf({ browser }: RenderedScreen): Promise<string> {
  const kept = browser.get(JourneyStore).read(JourneyKey.EmbeddedBooking) ?? '';
  return Promise.resolve(kept.split(' ')[0] ?? '');
}

describe('the order of suryoday', () => {
  it('opens the bank’s page, without a maturity action [FD-4.28, FD-4.29]', async () => {
    const shown = await showOrder(backend, { ...ORDER, amount: '30000' });
    expect(await screen.findByRole('button', { name: /Make Payment/ })).toBeVisible();
    expect(screen.queryByLabelText('Maturity action')).not.toBeInTheDocument();
    await shown.user.click(await payButton());
    const frame = await theFrame();
    expect(shown.address()).toBe('/tarrakki');
    expect(new URL(frame.src).origin).toBe(backend.thirdPartyAddress);
    expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-same-origin allow-scripts');
  });
});

describe('the booking in its frame', () => {
  it('shows the step of the bank’s page in its heading [FD-4.76, FD-4.77]', async () => {
    const shown = await showBooking('31000');
    const transactionId = await transactionOf(shown);
    for (const [step, heading] of [
      ['personal info', 'Personal Info'],
      ['nominee', 'Nominee'],
      ['bank account', 'Bank Account'],
      ['payment', 'Payment'],
      ['video kyc', 'Video KYC'],
    ] as const) {
      say(shown.frame, { transactionId, step });
      const title = await screen.findByRole('heading', { level: 1, name: heading });
      expect(title.parentElement).toHaveTextContent('You are on Suryoday’s page');
    }
  });

  it('accepts messages only from its own page, about its own booking [FD-4.75]', async () => {
    const shown = await showBooking('32000');
    const transactionId = await transactionOf(shown);
    const cancelled = { transactionId, status: 'cancelled' };
    const reports = vi.spyOn(shown.browser.get(EmbeddedBookings), 'report');
    say(shown.frame, cancelled, { origin: 'https://elsewhere.example' });
    say(shown.frame, cancelled, { source: window });
    say(shown.frame, { ...cancelled, transactionId: 'another' });
    say(shown.frame, { transactionId, status: 'paid' });
    say(shown.frame, 'cancelled' as unknown as object);
    expect(reports).not.toHaveBeenCalled();
    expect(shown.address()).toBe('/tarrakki');
    say(shown.frame, cancelled);
    expect(reports).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(shown.address()).toBe('/preview-maturity-action'));
    expect(await screen.findByRole('button', { name: /Make Payment/ })).toBeVisible();
  });

  it('takes its height from its page, within limits [FD-4.77]', async () => {
    const shown = await showBooking('31500');
    const transactionId = await transactionOf(shown);
    const height = () => shown.frame.style.getPropertyValue('--own-height');
    say(shown.frame, { transactionId, step: 'nominee', height: 99_999 });
    await screen.findByRole('heading', { level: 1, name: 'Nominee' });
    expect(height()).toBe('');
    say(shown.frame, { transactionId, step: 'nominee', height: 812.4 });
    await waitFor(() => expect(height()).toBe('813px'));
  });

  it('trusts no message about a deposit, and asks the backend [FD-4.77]', async () => {
    skipDelay('/ui/', 2000);
    const shown = await showBooking('33000');
    const transactionId = await transactionOf(shown);
    say(shown.frame, { transactionId, status: 'completed' });
    const doubt = 'The bank has not confirmed your deposit yet';
    expect(await screen.findByText(doubt)).toBeVisible();
    await sendForms(shown.url, [...FORMS, PAY, LATER]);
    await shown.user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(shown.address()).toBe('/payment-success'));
    expect(await screen.findByText('₹33,000')).toBeVisible();
  });

  it('is the same booking after a reload [FD-2.108]', async () => {
    const shown = await showBooking('34000');
    const transactionId = await transactionOf(shown);
    await sendForms(shown.url, FORMS.slice(0, 1));
    shown.reload();
    const frame = await theFrame();
    expect(parts(frame).url).toBe(shown.url);
    expect(await transactionOf(shown)).toBe(transactionId);
  });

  it('reports a refusal of the service, and tries again [FD-7.88]', async () => {
    const route = '/api/fd-partner/v2/sessions';
    await addFault(backend, { route, kind: 'status', status: 503, times: 1 });
    const { user } = await showOrder(backend, { ...ORDER, amount: '35000' });
    await user.click(await payButton());
    expect(await screen.findByText('We could not open the bank’s page')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await theFrame()).toBeVisible();
  });

  it('says where to begin if there is no order', async () => {
    await renderScreen({ backend, as: 'demo', path: '/tarrakki' });
    expect(await screen.findByText('No order yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover FDs' })).toHaveAttribute('href', '/invest');
  });
});

describe('the addresses of the booking', () => {
  it.each([
    ['/tarrakki', 'aadhar', '36000', 'You are back from the Aadhaar page.'],
    ['/tarrakki', 'payment', '37000', 'You are back from the payment page.'],
    ['/tarrakki-mobile', 'vkyc', '38000', 'You are back from the video call.'],
  ])(
    '%s continues a transaction, after a return from %s [FD-2.106, FD-2.107, FD-2.108]',
    async (path, mark, principal, message) => {
      const place = { address: path };
      await renderScreen({
        backend,
        as: 'demo',
        path: '/portfolio',
        prepare: async (browser) => {
          const wish = { depositId: SURYODAY, principal };
          const { transactionId } = await openedBooking(browser, backend, wish);
          place.address = `${path}?transactionId=${transactionId}&${mark}=true`;
        },
      }).then(({ goTo }) => goTo(place.address));
      const frame = await theFrame();
      expect(new URL(frame.src).searchParams.get('from')).toBe(mark);
      expect(await (await fetch(frame.src)).text()).toContain(message);
      // The partner's phone app shows its own header around the page.
      const hasHeader = document.querySelector('header:not(main header)') !== null;
      expect(hasHeader).toBe(path === '/tarrakki');
    },
  );

  it.each(['?transactionId=T1', '?transactionId=T1&payment=true&vkyc=true', '?payment=true'])(
    'open no booking with %s [FD-2.107]',
    async (search) => {
      await renderScreen({ backend, as: 'demo', path: `/tarrakki${search}` });
      const name = 'This link does not open a booking';
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    },
  );

  it('say that the link of an advisor is incomplete, and lead to the deposits [FD-2.109]', async () => {
    await renderScreen({ backend, as: 'demo', path: '/tarrakki-ifa' });
    expect(await screen.findByText(/as your advisor has sent it/)).toBeVisible();
    const onward = screen.getByRole('link', { name: 'Discover FDs' });
    expect(onward).toHaveAttribute('href', '/invest');
  });

  it('never show the booking of another investor', async () => {
    const [arjun, leela] = await peopleOf(backend);
    const theirs = { transactionId: '' };
    const first = await renderScreen({
      backend,
      as: 'demo',
      mobile: arjun?.mobile ?? '',
      path: '/portfolio',
      prepare: async (browser) => {
        const wish = { depositId: SURYODAY, principal: '39000' };
        theirs.transactionId = (await openedBooking(browser, backend, wish)).transactionId;
      },
    });
    first.leave();
    const path = `/tarrakki?transactionId=${theirs.transactionId}&payment=true`;
    await renderScreen({ backend, as: 'demo', mobile: leela?.mobile ?? '', path });
    expect(await screen.findByText('This booking is not in your account.')).toBeVisible();
    expect(screen.queryByTitle(FRAME)).not.toBeInTheDocument();
  });
});

describe('an advisor’s order of suryoday', () => {
  it('is paid in the frame, and cancelled back to its review [FD-2.109, FD-2.110]', async () => {
    const [demo] = await peopleOf(backend);
    const mobile = demo?.mobile ?? '';
    const schemes = (await backend.control.call('GET', 'ifa-schemes')) as readonly {
      readonly name: string;
      readonly schemeMasterId: number;
    }[];
    const scheme = schemes.find(({ name }) => name.startsWith('Suryoday'));
    const wish = { mobile, schemeMasterId: scheme?.schemeMasterId, amount: '41000' };
    const { uniqueId } = (await backend.control.call('POST', 'ifa-orders', wish)) as {
      readonly uniqueId: string;
    };
    const path = `/ifa-journey/${uniqueId}`;
    const shown = await renderScreen({ backend, as: 'demo', path });
    await shown.user.click(await payButton());
    const frame = await theFrame();
    expect(shown.departures).toEqual([]);
    expect(shown.address()).toMatch(/^\/tarrakki-ifa\?transactionId=[\da-f-]{36}$/);
    const transactionId = await transactionOf(shown);
    expect(shown.address()).toContain(transactionId);
    const known = await shown.browser.get(EmbeddedBookings).booking(transactionId, {});
    expect(valueOf(known).advisorOrderId).toBe(uniqueId);
    say(frame, { transactionId, status: 'cancelled' });
    await waitFor(() => expect(shown.address()).toBe(path));
  });
});
