import { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import type { FieldErrors } from '#infrastructure/backend/fixed-deposits/records/embedded-acts.ts';
import type { EmbeddedBookingRecord } from '#infrastructure/backend/fixed-deposits/records/embedded-bookings.ts';

/** What was entered in a form before, and what is wrong with it. */
interface Entry {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

const RELATIONS = ['Spouse', 'Father', 'Mother', 'Son', 'Daughter', 'Brother', 'Sister', 'Other'];

const ONLY_FOR_BANK =
  'Only the bank receives what you enter here. Your details in the app stay as they are.';

/** The page shows its own errors, so the browser does not check the fields. */
export function stepForm(booking: EmbeddedBookingRecord, entry: Entry): Html {
  return html`<form class="book-form" method="post" novalidate>
    <input type="hidden" name="step" value="${booking.step}" />
    ${fieldsOf(booking, entry)}
  </form>`;
}

function fieldsOf(booking: EmbeddedBookingRecord, entry: Entry): Html {
  switch (booking.step) {
    case EmbeddedStep.PersonalInfo:
      return personalInfo(booking, entry);
    case EmbeddedStep.Nominee:
      return nominee(booking, entry);
    case EmbeddedStep.BankAccount:
      return bankAccount(booking, entry);
    case EmbeddedStep.Payment:
      return payment(booking);
    case EmbeddedStep.VideoKyc:
      return videoKyc();
  }
}

function personalInfo({ investor_name, email }: EmbeddedBookingRecord, entry: Entry): Html {
  return html`
    <p>${ONLY_FOR_BANK}</p>
    ${field(entry, { label: 'Full name', name: 'name', known: investor_name, fill: 'name' })}
    ${field(entry, { label: 'Email', name: 'email', type: 'email', known: email, fill: 'email' })}
    ${buttons('Continue to nominee')}
  `;
}

function nominee({ nominee_names: names }: EmbeddedBookingRecord, entry: Entry): Html {
  const options = RELATIONS.map(
    (each) =>
      html`<option ${each === entry.typed['relationship'] && html`selected`}>${each}</option>`,
  );
  return html`
    <p>The nominee receives the deposit if you die. You can change this at the bank later.</p>
    <p>${ONLY_FOR_BANK}</p>
    ${choice(entry, {
      name: 'nominee_choice',
      legend: 'Who is your nominee?',
      known: names ?? undefined,
      other: 'Another person',
    })}
    <div class="book-form book-other">
      ${field(entry, { label: 'Name of the nominee', name: 'nominee' })}
      <label class="field">
        Relationship
        <select name="relationship" required ${invalid(entry, 'relationship')}>
          <option value="">Please choose</option>
          ${options}
        </select>
      </label>
      ${errorOf(entry, 'relationship')}
    </div>
    ${buttons('Continue to bank account')}
  `;
}

function bankAccount({ account_number: number }: EmbeddedBookingRecord, entry: Entry): Html {
  return html`
    <p>The bank pays your interest and maturity amount into this account.</p>
    <p>${ONLY_FOR_BANK}</p>
    ${choice(entry, {
      name: 'account_choice',
      legend: 'Which account?',
      known: number === null ? undefined : `Account ending ${number.slice(-4)}`,
      other: 'Another account',
    })}
    <div class="book-form book-other">
      ${field(entry, {
        label: 'Account number',
        name: 'account',
        hint: '9 to 18 digits',
        mode: 'numeric',
      })}
      ${field(entry, { label: 'IFSC', name: 'ifsc', hint: 'Such as HDFC0000060' })}
    </div>
    ${buttons('Continue to payment')}
  `;
}

interface Choice {
  readonly name: string;
  readonly legend: string;
  /** The label of what the app knows. */
  readonly known: string | undefined;
  readonly other: string;
}

/** Offers what the app knows. Without it, the fields of another value are shown. */
function choice({ typed }: Entry, { name, legend, known, other }: Choice): Html {
  if (known === undefined) return html`<input type="hidden" name="${name}" value="other" />`;
  const isOther = typed[name] === 'other';
  return html`<fieldset class="book-methods">
    <legend>${legend}</legend>
    <label>
      <input type="radio" name="${name}" value="known" ${!isOther && html`checked`} />
      ${known}
    </label>
    <label>
      <input type="radio" name="${name}" value="other" ${isOther && html`checked`} />
      ${other}
    </label>
  </fieldset>`;
}

function payment({ principal, annual_rate: rate }: EmbeddedBookingRecord): Html {
  const amount = formatRupees(Money.of(principal ?? '0'));
  return html`
    <input type="hidden" name="rate" value="${rate ?? ''}" />
    <fieldset class="book-methods">
      <legend>How would you like to pay?</legend>
      <label><input type="radio" name="method" value="UPI" checked /> UPI</label>
      <label><input type="radio" name="method" value="Net Banking" /> Net Banking</label>
    </fieldset>
    <p class="soft">In the sandbox, you choose how the payment ends.</p>
    <div class="book-buttons">
      <button class="button" name="act" value="succeeded">Pay ${amount}</button>
      <button class="button button--quiet" name="act" value="failed">Let the payment fail</button>
      ${cancelButton()}
    </div>
  `;
}

function videoKyc(): Html {
  return html`
    <p>
      <strong>Your deposit is booked.</strong> The bank needs one short video call with you. Please
      keep your PAN card ready.
    </p>
    <div class="book-buttons">
      <button class="button" name="act" value="next">Finish the video call</button>
      <button class="button button--quiet" name="act" value="later">Do it later</button>
    </div>
  `;
}

interface Field {
  readonly label: string;
  readonly name: string;
  /** The value that the app knows. */
  readonly known?: string | null;
  readonly type?: string;
  readonly hint?: string;
  readonly mode?: string;
  readonly fill?: string;
}

function field(entry: Entry, { label, name, known, hint, mode, ...rest }: Field): Html {
  const { type = 'text', fill = 'off' } = rest;
  return html`<label class="field">
      ${label} ${hint !== undefined && html`<span class="soft">${hint}</span>`}
      <input
        name="${name}"
        type="${type}"
        value="${entry.typed[name] ?? known ?? ''}"
        autocomplete="${fill}"
        required
        ${mode !== undefined && html`inputmode="${mode}"`}
        ${invalid(entry, name)}
      />
    </label>
    ${errorOf(entry, name)}`;
}

function invalid({ errors }: Entry, name: string) {
  return errors[name] !== undefined && html`aria-invalid="true" aria-describedby="wrong-${name}"`;
}

function errorOf({ errors }: Entry, name: string) {
  const text = errors[name];
  return text !== undefined && html`<p class="book-wrong" id="wrong-${name}">${text}</p>`;
}

function buttons(label: string): Html {
  return html`<div class="book-buttons">
    <button class="button" name="act" value="next">${label}</button>
    ${cancelButton()}
  </div>`;
}

function cancelButton(): Html {
  return html`<button class="button button--danger" name="act" value="cancel">
    Cancel booking
  </button>`;
}
