import { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { logoTile } from '#infrastructure/backend/third-parties/logo-tile.ts';
import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import type { Page } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { SvgText } from '#infrastructure/backend/documents/svg-drawing.ts';
import type { EmbeddedBookingRecord } from '#infrastructure/backend/fixed-deposits/records/embedded-bookings.ts';
import type { FieldErrors } from '#infrastructure/backend/fixed-deposits/records/embedded-acts.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';
import { stepForm } from './embedded-forms.ts';

export const EMBEDDED_STYLES = '/booking/files/booking.css';
export const EMBEDDED_SCRIPT = '/booking/files/booking.js';

const steps = Object.values(EmbeddedStep);

const STEP_LABELS = {
  'personal info': 'Personal Info',
  nominee: 'Nominee',
  'bank account': 'Bank Account',
  payment: 'Payment',
  'video kyc': 'Video KYC',
} as const satisfies Record<EmbeddedStep, string>;

export interface BookingView {
  readonly booking: EmbeddedBookingRecord;
  readonly today: CalendarDate;
  /** The logo of the bank; without one the page shows its initial. */
  readonly logo: SvgText | undefined;
  /** Why the booking can no longer be paid, if so. It is shown in place of the form. */
  readonly over?: string | undefined;
  /** A notice to show at the top, such as why the form is shown again. */
  readonly notice?: string | undefined;
  readonly typed?: Readonly<Record<string, string>> | undefined;
  readonly errors?: FieldErrors | undefined;
  /** Whether the app frames the page, and shows the title of the step above it. */
  readonly isFramed?: boolean;
}

/**
 * The page of a booking: the form of its current step, or how the booking ended. The page's script
 * reports both to the app.
 */
export function bookingPage(view: BookingView): Page {
  const { state } = view.booking;
  if (state === 'completed') return ended(view, COMPLETED);
  return state === 'cancelled' ? ended(view, CANCELLED) : open(view);
}

function open(view: BookingView): Page {
  const { booking, over, typed = {}, errors = {}, isFramed = false } = view;
  const notice = over ?? view.notice;
  const { step } = booking;
  const heading = STEP_LABELS[step];
  return pageOf(view, {
    title: heading,
    body: html`
      ${stepList(step)}
      ${bill(view)}
      <section class="card book-step" aria-labelledby="step">
        <h1 id="step" class="${isFramed && 'visually-hidden'}">${heading}</h1>
        ${notice !== undefined && html`<p class="notice" role="alert">${notice}</p>`}
        ${over === undefined && stepForm(booking, { typed, errors })}
      </section>
    `,
  });
}

/** One bar for each step, below its number. The names are for screen readers. */
function stepList(current: EmbeddedStep): Html {
  return html`<div>
    <p class="book-count">Step ${String(steps.indexOf(current) + 1)} of ${String(steps.length)}</p>
    <ol class="book-steps" aria-label="Steps">
      ${steps.map((each) => stepMark(each, current))}
    </ol>
  </div>`;
}

function stepMark(each: EmbeddedStep, current: EmbeddedStep): Html {
  const isDone = steps.indexOf(each) < steps.indexOf(current);
  const done = isDone && html`<span class="visually-hidden"> (done)</span>`;
  const label = html`<span class="visually-hidden">${STEP_LABELS[each]}</span>`;
  return each === current
    ? html`<li aria-current="step">${label}</li>`
    : html`<li class="${isDone ? 'book-done' : 'book-ahead'}">${label}${done}</li>`;
}

/** The deposit. Until it is booked, its maturity date is that of a payment today. */
function bill({ booking, today }: BookingView): Html {
  const { principal, annual_rate, maturity_amount, maturity_date, tenure: text } = booking;
  if (principal === null || annual_rate === null || maturity_amount === null) return html``;
  const tenure = text === null ? undefined : tenureFrom(text);
  const maturity =
    maturity_date === null ? tenure?.maturityDateFrom(today) : CalendarDate.of(maturity_date);
  const facts: [string, string][] = [
    ['Rate', `${formatPercent(Percentage.of(annual_rate))} p.a.`],
    ['Tenure', tenure === undefined ? '' : tenureInWords(tenure)],
    ['At maturity', formatRupees(Money.of(maturity_amount))],
    ['On', maturity === undefined ? '' : formatDate(maturity)],
  ];
  return html`<section class="book-bill" aria-label="Your deposit">
    <p>
      <span class="book-name">${booking.deposit_name ?? ''}</span>
      <strong class="book-amount">${formatRupees(Money.of(principal))}</strong>
    </p>
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

interface Ending {
  readonly title: string;
  readonly text: string;
}

const COMPLETED: Ending = {
  title: 'Your deposit is booked',
  text: 'You can see it in your portfolio. You can close this page.',
};
const CANCELLED: Ending = {
  title: 'Booking cancelled',
  text: 'Go back to the app to start again.',
};

function ended(view: BookingView, { title, text }: Ending): Page {
  return pageOf(view, {
    title,
    body: html`<section class="card book-step">
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  });
}

/** The page for an invalid URL, or for a booking without a deposit. */
export function unknownBookingPage(): Page {
  return {
    title: 'Unknown booking',
    styles: [EMBEDDED_STYLES],
    body: html`<main class="book">
      <section class="card book-step">
        <h1>We could not find this booking</h1>
        <p>Please go back to the app and start again from your order.</p>
      </section>
    </main>`,
  };
}

function pageOf(
  { booking, logo }: BookingView,
  { title, body }: { readonly title: string; readonly body: Html },
): Page {
  const { id, app_origin, step, state } = booking;
  return {
    title: `${title} – ${booking.issuer_name ?? ''}`,
    styles: [EMBEDDED_STYLES],
    scripts: [EMBEDDED_SCRIPT],
    body: html`<main
      class="book"
      data-transaction="${id}"
      data-app="${app_origin}"
      data-step="${step}"
      data-outcome="${state === 'open' ? '' : state}"
    >
      <p class="book-bank">
        ${logoTile(booking.issuer_name ?? '', logo)}
        <span>
          <strong>${booking.issuer_name ?? ''}</strong>
          <span class="soft">Sandbox booking page. No real money moves.</span>
        </span>
      </p>
      ${body}
    </main>`,
  };
}
