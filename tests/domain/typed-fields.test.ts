import { describe, expect, it } from 'vitest';
import {
  accountNumberInput,
  accountNumberViolation,
  accountNumberViolationTexts,
} from '#domain/accounts/bank/account-number.ts';
import { ifscInput, ifscViolation, ifscViolationTexts } from '#domain/accounts/bank/ifsc.ts';
import {
  dematInput,
  dematNumberViolation,
  dematNumberViolationTexts,
} from '#domain/accounts/demat/demat-number.ts';
import { dateOfBirthViolationTexts, parseDateOfBirth } from '#domain/accounts/kyc/date-of-birth.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { panInput, panViolation, panViolationText } from '#domain/accounts/kyc/pan.ts';
import { nomineeNameViolation } from '#domain/accounts/nominees/nominee.ts';
import { shareEditInput, sharePercentViolation } from '#domain/accounts/nominees/share-percent.ts';
import {
  addressLineViolation,
  pincodeInput,
  pincodeViolation,
  placeViolation,
} from '#domain/accounts/profile/address.ts';
import { parentNameViolation } from '#domain/accounts/profile/parents.ts';
import { mobileInput, mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { OTP_LENGTH, otpViolation } from '#domain/accounts/sign-in/otp.ts';
import { readAmountInput } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { slashedDateText } from '#domain/platform/date-text.ts';
import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { isTenDigits, mobileDigits } from '#domain/platform/mobile-number.ts';
import { Money } from '#domain/platform/money.ts';
import { nameInput } from '#domain/platform/text/name-text.ts';
import { digitsInput } from '#domain/platform/text/digits-text.ts';
import { askingPriceViolation } from '#domain/private-market/holdings/sell-request.ts';
import { unitsInput, unitsViolation } from '#domain/private-market/orders/share-units.ts';
import * as texts from './typed-texts.ts';
import { type Case, REFUSED } from './typed-texts.ts';

interface Field {
  /** What the field shows after a text was typed or pasted. */
  readonly input: (text: string) => string;
  /** The value that is sent; undefined if the text is refused. */
  readonly value: (shown: string) => string | undefined;
  /** The sentence for a refused text, or the kind of its violation. */
  readonly why: (shown: string) => string | undefined;
  readonly cases: readonly Case[];
}

interface Rule {
  readonly read?: (text: string) => string;
  readonly why: (read: string) => string | undefined;
}

/** A field whose text is rewritten while it is typed. */
function rewritten({ read = same, why }: Rule, cases: readonly Case[]): Field {
  const value = (shown: string) => (why(shown) === undefined ? shown : undefined);
  return { input: read, value, why, cases };
}

/** A field that shows the text as it was typed, and is read when it is used. */
function asTyped({ read = same, why }: Rule, cases: readonly Case[]): Field {
  const value = (shown: string) => (why(read(shown)) === undefined ? read(shown) : undefined);
  return { input: same, value, why: (shown) => why(read(shown)), cases };
}

function same(text: string): string {
  return text;
}

const today = CalendarDate.of('2026-11-18');

const FIELDS: Readonly<Record<string, Field>> = {
  'account number': asTyped(
    {
      read: accountNumberInput,
      why: (text) => textOf(accountNumberViolation(text), accountNumberViolationTexts),
    },
    texts.accountNumber,
  ),
  IFSC: rewritten(
    { read: ifscInput, why: (text) => textOf(ifscViolation(text), ifscViolationTexts) },
    texts.ifsc,
  ),
  PAN: rewritten(
    {
      read: panInput,
      why: (text) => {
        const violation = panViolation(text);
        return violation && panViolationText(violation);
      },
    },
    texts.pan,
  ),
  'demat number': rewritten(
    {
      read: dematInput,
      why: (text) => textOf(dematNumberViolation(text), dematNumberViolationTexts),
    },
    texts.demat,
  ),
  'mobile number': rewritten(
    { read: mobileInput, why: (text) => mobileViolation(text)?.kind },
    texts.mobile,
  ),
  'mobile number of a public form': asTyped(
    {
      read: mobileDigits,
      why: (text) => (isTenDigits(text) ? undefined : 'not-ten-digits'),
    },
    texts.publicMobile,
  ),
  pincode: rewritten(
    { read: pincodeInput, why: (text) => pincodeViolation(text)?.kind },
    texts.pincode,
  ),
  'one-time code': rewritten(
    {
      read: (text) => digitsInput(text, OTP_LENGTH),
      why: (text) => otpViolation(text)?.kind,
    },
    texts.otp,
  ),
  'share in percent': asTyped(
    { read: shareEditInput, why: (text) => sharePercentViolation(text)?.kind },
    texts.share,
  ),
  units: asTyped({ read: unitsInput, why: (text) => unitsViolation(text, 1)?.kind }, texts.units),
  'asking price': asTyped(
    {
      read: (text) => {
        const read = Money.parse(text);
        return read.ok ? read.value.text : text;
      },
      why: (text) => askingPriceViolation(text)?.kind,
    },
    texts.price,
  ),
  'deposit amount': asTyped(
    {
      read: (text) => readAmountInput(text)?.text ?? text,
      why: (text) => (readAmountInput(text) === undefined ? 'unreadable' : undefined),
    },
    texts.amount,
  ),
  date: asTyped(
    {
      read: slashedDateText,
      why: (text) => {
        const date = parseDateOfBirth(text, today);
        return date.ok ? undefined : dateOfBirthViolationTexts[date.failure.kind];
      },
    },
    texts.dates,
  ),
  name: asTyped({ read: nameInput, why: (text) => nomineeNameViolation(text)?.kind }, texts.names),
  "parent's name": asTyped(
    { read: nameInput, why: (text) => parentNameViolation(text)?.kind },
    texts.parents,
  ),
  place: asTyped({ read: nameInput, why: (text) => placeViolation(text)?.kind }, texts.places),
  'address line': asTyped(
    { read: nameInput, why: (text) => addressLineViolation(text)?.kind },
    texts.lines,
  ),
  'email address': asTyped(
    { why: (text) => textOf(emailViolation(text), emailViolationTexts) },
    texts.emails,
  ),
};

function textOf<Kind extends string>(
  violation: { readonly kind: Kind } | undefined,
  texts: Readonly<Record<Kind, string>>,
): string | undefined {
  return violation && texts[violation.kind];
}

const rows = Object.entries(FIELDS).flatMap(([name, field]) =>
  field.cases.map(([typed, value]) => ({ name, typed, value, field })),
);

describe('a typed text', () => {
  it('is one of 250 in this table', () => {
    expect(rows).toHaveLength(250);
  });

  it.each(rows)('$name: "$typed" means $value when it is pasted', ({ typed, value, field }) => {
    const shown = field.input(typed);
    expect(field.value(shown)).toBe(value);
    if (value !== REFUSED) return;
    expect(field.why(shown)).toBeTruthy();
    // Spaces and hyphens around an unfinished code may go, but no character of a refused text.
    const lettersOf = (text: string) => text.replaceAll(/[\s.-]/g, '').toLowerCase();
    expect(lettersOf(shown)).toBe(lettersOf(typed));
  });

  it.each(rows)('$name: "$typed" means the same typed key by key', ({ typed, value, field }) => {
    const shown = [...typed].reduce((text, key) => field.input(text + key), '');
    expect(field.value(shown)).toBe(value);
  });

  it.each(rows)('$name: "$typed" means the same when it is read again', ({ typed, field }) => {
    const shown = field.input(typed);
    expect(field.input(shown)).toBe(shown);
    const value = field.value(shown);
    if (value !== undefined) expect(field.value(field.input(value))).toBe(value);
  });
});
