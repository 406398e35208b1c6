import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatTime } from '#domain/platform/india-time.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { SvgText } from '#infrastructure/backend/documents/svg-drawing.ts';
import { html, type Html } from './html.ts';
import { logoTile } from './logo-tile.ts';
import type { Page } from './third-party-page.ts';

export const PAYMENT_STYLES = '/pay/files/payment.css';

export type GatewayState = 'open' | 'succeeded' | 'failed' | 'cancelled' | 'expired' | 'refunded';

/** Ended without money; money that arrives later is sent back. */
export const UNPAID_STATES: readonly GatewayState[] = ['failed', 'cancelled', 'expired'];

export interface PaymentBill {
  readonly payee: string;
  /** The payee's logo; without one the page shows its initial. */
  readonly logo: SvgText | undefined;
  /** Rupees as decimal text. */
  readonly amount: string;
  /** Rows that describe what is paid for. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly reference: string;
  readonly state: GatewayState;
  readonly method: string | null;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  /** The message after a success, such as what was booked. */
  readonly paidMessage: string;
}

export function openPaymentPage(payment: PaymentBill): Page {
  const amount = formatRupees(Money.of(payment.amount));
  return {
    title: `Pay ${amount} to ${payment.payee}`,
    styles: [PAYMENT_STYLES],
    body: html`${banner()}
      <main class="pay">
        ${bill(payment, amount)}
        <form class="pay-act" method="post">
          <h2>How would you like to pay?</h2>
          ${methods(payment.method)}
          <p class="soft">
            In the sandbox, you choose how the payment ends. The app treats it like a real one.
          </p>
          <div class="pay-buttons">
            <button class="button" name="outcome" value="succeeded">Pay ${amount}</button>
            <button class="button button--danger" name="outcome" value="failed">
              Let the payment fail
            </button>
            <button class="button button--quiet" name="outcome" value="cancelled">
              Cancel and go back
            </button>
          </div>
          <p class="soft">Open until ${timeInIndia(payment.expiresAt)}.</p>
        </form>
      </main>`,
  };
}

export function finishedPaymentPage(payment: PaymentBill, returnTo: string): Page {
  const amount = formatRupees(Money.of(payment.amount));
  const { title, message } = outcomeOf(payment);
  return {
    title,
    styles: [PAYMENT_STYLES],
    body: html`${banner()}
      <main class="pay">
        ${bill(payment, amount)}
        <section class="pay-act" aria-labelledby="outcome">
          <div class="pay-mark pay-mark--${payment.state}">${MARKS[markOf(payment.state)]}</div>
          <h2 id="outcome">${title}</h2>
          <p>${message}</p>
          <div class="pay-buttons"><a class="button" href="${returnTo}">Return to Vriddhi</a></div>
          ${UNPAID_STATES.includes(payment.state) && lateMoney()}
        </section>
      </main>`,
  };
}

/** A form that simulates a bank which transfers the money late. */
function lateMoney(): Html {
  return html`<form class="pay-late" method="post">
    <p class="soft">A bank may send the money late. Try out what happens then.</p>
    <div class="pay-buttons">
      <button class="button button--quiet" name="outcome" value="late">
        Let the money arrive now
      </button>
    </div>
  </form>`;
}

/** The page for a URL without a valid signature. */
export function unknownPaymentPage(): Page {
  return {
    title: 'Unknown payment',
    styles: [PAYMENT_STYLES],
    body: html`${banner()}
      <main class="pay pay--alone">
        <section class="pay-act">
          <h1>We could not find this payment</h1>
          <p>Please go back to the app and start the payment again from there.</p>
        </section>
      </main>`,
  };
}

/** The payment may have ended with its order, also by our team, so the gateway promises nothing. */
const SEE_THE_APP = 'The app shows whether you can still pay.';
const OUTCOMES = {
  open: { title: 'Payment open', message: 'This payment has not been made yet.' },
  succeeded: { title: 'Payment successful', message: '' },
  failed: {
    title: 'Payment failed',
    message: `${MONEY_RETURNED} You can try again from the app.`,
  },
  cancelled: {
    title: 'Payment cancelled',
    message: `It was cancelled before you paid. ${SEE_THE_APP}`,
  },
  expired: {
    title: 'Payment expired',
    message: `The time to pay on this page is over. ${SEE_THE_APP}`,
  },
  refunded: {
    title: 'Payment sent back',
    message:
      'The money arrived after this payment had ended. We sent all of it back to the account ' +
      'that it came from. Nothing was bought.',
  },
} as const satisfies Record<GatewayState, { readonly title: string; readonly message: string }>;

function outcomeOf({ state, paidMessage }: PaymentBill): { title: string; message: string } {
  const { title, message } = OUTCOMES[state];
  return { title, message: state === 'succeeded' ? paidMessage : message };
}

function banner(): Html {
  return html`<header class="pay-banner">Sandbox payment page. No real money moves.</header>`;
}

function bill(payment: PaymentBill, amount: string): Html {
  const opened = formatDate(CalendarDate.inIndia(payment.openedAt.getTime()));
  return html`<section class="pay-bill" aria-label="What is paid">
    <div class="pay-payee">
      ${logoTile(payment.payee, payment.logo)}
      <div>
        <p class="pay-label">Pay to</p>
        <p class="pay-name">${payment.payee}</p>
      </div>
    </div>
    <h1 class="pay-amount"><span class="visually-hidden">Amount </span>${amount}</h1>
    <dl class="pay-facts">
      ${payment.facts.map(([name, value]) => fact(name, value))}
      ${fact('Reference', payment.reference)} ${fact('Date', opened)}
    </dl>
  </section>`;
}

function fact(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function methods(chosen: string | null): Html {
  const isNetBanking = chosen === 'Net Banking';
  return html`<fieldset class="pay-methods">
    <legend class="visually-hidden">Payment method</legend>
    ${method('UPI', { hint: 'Any UPI app', isChecked: !isNetBanking })}
    ${method('Net Banking', { hint: 'Your bank’s own page', isChecked: isNetBanking })}
  </fieldset>`;
}

function method(
  name: string,
  { hint, isChecked }: { readonly hint: string; readonly isChecked: boolean },
): Html {
  return html`<label class="pay-method">
    <input type="radio" name="method" value="${name}" ${isChecked && html`checked`} />
    <span><strong>${name}</strong><span class="soft">${hint}</span></span>
  </label>`;
}

type Mark = 'tick' | 'cross' | 'clock';

function markOf(state: GatewayState): Mark {
  if (state === 'succeeded' || state === 'refunded') return 'tick';
  return state === 'expired' || state === 'open' ? 'clock' : 'cross';
}

const MARKS: Readonly<Record<Mark, Html>> = {
  tick: mark('M14 25l7 7 14-15'),
  cross: mark('M17 17l14 14M31 17L17 31'),
  clock: mark('M24 14v11l7 5'),
};

function mark(path: string): Html {
  return html`<svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
    <circle cx="24" cy="24" r="23" fill="currentColor" />
    <path
      d="${path}"
      fill="none"
      stroke="#fff"
      stroke-width="4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>`;
}

function timeInIndia(moment: Date): string {
  return formatTime(moment.getTime());
}
