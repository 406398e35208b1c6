import { EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import type { EmbeddedBookingRecord } from '#infrastructure/backend/fixed-deposits/records/embedded-bookings.ts';

type Typed = Readonly<Record<string, string>>;

const RELATIONS = ['Spouse', 'Father', 'Mother', 'Son', 'Daughter', 'Brother', 'Sister', 'Other'];

export function stepForm(booking: EmbeddedBookingRecord, typed: Typed): Html {
  return html`<form class="book-form" method="post">
    <input type="hidden" name="step" value="${booking.step}" />
    ${fieldsOf(booking, typed)}
  </form>`;
}

function fieldsOf(booking: EmbeddedBookingRecord, typed: Typed): Html {
  switch (booking.step) {
    case EmbeddedStep.PersonalInfo:
      return personalInfo(booking, typed);
    case EmbeddedStep.Nominee:
      return nominee(typed);
    case EmbeddedStep.BankAccount:
      return bankAccount(typed);
    case EmbeddedStep.Payment:
      return payment(booking);
    case EmbeddedStep.VideoKyc:
      return videoKyc();
  }
}

function personalInfo({ investor_name, email }: EmbeddedBookingRecord, typed: Typed): Html {
  return html`
    ${field('Full name', {
      name: 'name',
      value: typed['name'] ?? investor_name ?? '',
      fill: 'name',
    })}
    ${field('E-mail', {
      name: 'email',
      value: typed['email'] ?? email ?? '',
      type: 'email',
      fill: 'email',
    })}
    ${buttons('Continue to nominee')}
  `;
}

function nominee(typed: Typed): Html {
  const options = RELATIONS.map(
    (each) => html`<option ${each === typed['relationship'] && html`selected`}>${each}</option>`,
  );
  return html`
    <p>Who is the nominee of this deposit? You can change it later at the bank.</p>
    ${field('Name of the nominee', { name: 'nominee', value: typed['nominee'] ?? '' })}
    <label class="field">
      Relationship
      <select name="relationship" required>
        <option value="">Please choose</option>
        ${options}
      </select>
    </label>
    ${buttons('Continue to bank account')}
  `;
}

function bankAccount(typed: Typed): Html {
  return html`
    <p>Interest and maturity amount are paid into this account.</p>
    ${field('Account number', {
      name: 'account',
      value: typed['account'] ?? '',
      pattern: '[0-9]{9,18}',
      hint: '9 to 18 digits',
      mode: 'numeric',
    })}
    ${field('IFSC', {
      name: 'ifsc',
      value: typed['ifsc'] ?? '',
      pattern: '[A-Za-z]{4}0[A-Za-z0-9]{6}',
      hint: 'Such as HDFC0000060',
    })}
    ${buttons('Continue to payment')}
  `;
}

function payment({ principal }: EmbeddedBookingRecord): Html {
  const amount = formatRupees(Money.of(principal ?? '0'));
  return html`
    <fieldset class="book-methods">
      <legend>How would you like to pay?</legend>
      <label><input type="radio" name="method" value="UPI" checked /> UPI</label>
      <label><input type="radio" name="method" value="Net Banking" /> Net Banking</label>
    </fieldset>
    <p class="soft">You decide here how the payment ends.</p>
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
      <strong>Your deposit is booked.</strong> The bank wants to see you once, in a short video call
      with your PAN card at hand.
    </p>
    <div class="book-buttons">
      <button class="button" name="act" value="next">Finish the video call</button>
      <button class="button button--quiet" name="act" value="later">Do it later</button>
    </div>
  `;
}

interface Field {
  readonly name: string;
  readonly value: string;
  readonly type?: string;
  readonly pattern?: string;
  readonly hint?: string;
  readonly mode?: string;
  readonly fill?: string;
}

function field(label: string, { name, value, type = 'text', ...rest }: Field): Html {
  const { pattern, hint, mode, fill = 'off' } = rest;
  return html`<label class="field">
    ${label} ${hint !== undefined && html`<span class="soft">${hint}</span>`}
    <input
      name="${name}"
      type="${type}"
      value="${value}"
      maxlength="100"
      autocomplete="${fill}"
      required
      ${pattern !== undefined && html`pattern="${pattern}" title="${hint}"`}
      ${mode !== undefined && html`inputmode="${mode}"`}
    />
  </label>`;
}

function buttons(label: string): Html {
  return html`<div class="book-buttons">
    <button class="button" name="act" value="next">${label}</button>
    ${cancelButton()}
  </div>`;
}

function cancelButton(): Html {
  return html`<button class="button button--danger" name="act" value="cancel" formnovalidate>
    Cancel booking
  </button>`;
}
