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
import { mobileInput, mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { OTP_LENGTH, otpViolation } from '#domain/accounts/sign-in/otp.ts';
import { readAmountInput } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { slashedDateText } from '#domain/platform/date-text.ts';
import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { isTenDigits, mobileDigits } from '#domain/platform/mobile-number.ts';
import { Money } from '#domain/platform/money.ts';
import { digitsInput, nameInput } from '#domain/platform/text/typed-text.ts';
import { askingPriceViolation } from '#domain/private-market/holdings/sell-request.ts';
import { unitsInput, unitsViolation } from '#domain/private-market/orders/share-units.ts';

/** The text is not accepted: it stays in the field, and a sentence says what is wrong. */
const REFUSED = undefined;
/** A text as typed, and the value that it means. */
type Case = readonly [typed: string, value: string | typeof REFUSED];

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

const accountNumber: readonly Case[] = [
  ['50100012345678', '50100012345678'],
  ['  50100012345678\n', '50100012345678'],
  ['5010 0012 3456 78', '50100012345678'],
  ['5010-0012-3456-78', '50100012345678'],
  ['5010–0012–345678', '50100012345678'],
  ['5010\u00a00012\u00a0345678', '50100012345678'],
  ['\u200b50100012345678\ufeff', '50100012345678'],
  ['５０１０００１２３４５６７８', '50100012345678'],
  ['001234567', '001234567'],
  ['1'.repeat(18), '1'.repeat(18)],
  ['1'.repeat(19), REFUSED],
  ['1'.repeat(40), REFUSED],
  ['50100012345678 / 50100087654321', REFUSED],
  ['50100012345678/50100087654321', REFUSED],
  ['50100012345678, 50100087654321', REFUSED],
  ['50100012345678\n50100087654321', REFUSED],
  ['123456789 987654321', REFUSED],
  ['123456789-987654321', REFUSED],
  ['123456789 1', REFUSED],
  ['50100012345678a', REFUSED],
  ['A/C 50100012345678', REFUSED],
  ['50100012345678 HDFC0000060', REFUSED],
  ['5.01E+13', REFUSED],
  ['50,100,012,345,678', REFUSED],
  ['५०१०००१२३४५६७८', REFUSED],
  ['\u202e50100012345678', REFUSED],
  ['5010-0012', REFUSED],
  ['-', REFUSED],
];

const ifsc: readonly Case[] = [
  ['HDFC0000060', 'HDFC0000060'],
  ['hdfc0000060', 'HDFC0000060'],
  [' hdfc-0 000 060 ', 'HDFC0000060'],
  ['HDFC.0000.060', 'HDFC0000060'],
  ['ＨＤＦＣ００００060', 'HDFC0000060'],
  ['HDFC\u200b0000060', 'HDFC0000060'],
  ['HDFC00000601', REFUSED],
  ['HDFC0000060 SBIN0000300', REFUSED],
  ['HDFC0000060/SBIN0000300', REFUSED],
  ['IFSC: HDFC0000060', REFUSED],
  ['НDFC0000060', REFUSED],
  ['ſbin0000300', REFUSED],
  ['sbın0000300', REFUSED],
  ['HDFCO000060', REFUSED],
  ['HDFCß000006', REFUSED],
];

const pan: readonly Case[] = [
  ['ABCPE1234F', 'ABCPE1234F'],
  ['abcpe1234f', 'ABCPE1234F'],
  [' abcpe 1234 f ', 'ABCPE1234F'],
  ['ABCPE-1234-F', 'ABCPE1234F'],
  ['ABCPE1234F.', 'ABCPE1234F'],
  ['ＡＢＣＰＥ１２３４Ｆ', 'ABCPE1234F'],
  ['\u2066ABCPE1234F\u2069', 'ABCPE1234F'],
  ['ABCPE0001F', 'ABCPE0001F'],
  ['ABCPE0000F', REFUSED],
  ['ABCPE1234FX', REFUSED],
  ['ABCPE1234F XYZPA9876B', REFUSED],
  ['ABCPE1234F/XYZPA9876B', REFUSED],
  ['PAN ABCPE1234F', REFUSED],
  ['АBCPE1234F', REFUSED],
  ['ABCPEß123F', REFUSED],
  ['ABCPE१२३४F', REFUSED],
  ['ABCXE1234F', REFUSED],
];

const demat: readonly Case[] = [
  ['IN30012345678901', 'IN30012345678901'],
  ['in300123 45678901', 'IN30012345678901'],
  ['IN300123-45678901', 'IN30012345678901'],
  ['IN300123/45678901', 'IN30012345678901'],
  ['12345678 12345678', '1234567812345678'],
  ['１２３４５６７８１２３４５６７８', '1234567812345678'],
  ['IN300123456789012', REFUSED],
  ['12345678123456789', REFUSED],
  ['1234567812345678 8765432187654321', REFUSED],
  ['IN30012345678901, IN30012345678902', REFUSED],
  ['DP IN300123 45678901', REFUSED],
  ['IN3001234567890O', REFUSED],
  ['१२३४५६७८१२३४५६७८', REFUSED],
];

const mobile: readonly Case[] = [
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['98765-43210', '9876543210'],
  ['(98765) 43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['(+91) 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['91 98765 43210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['0 98765 43210', '9876543210'],
  ['+9109876543210', '9876543210'],
  ['\u202a+91 98765 43210\u202c', '9876543210'],
  ['\u202d+91 98765 43210\u202c', '9876543210'],
  ['９８７６５４３２１０', '9876543210'],
  ['9198765432', '9198765432'],
  ['91987 65432', '9198765432'],
  ['+9198765432', REFUSED],
  ['91 98765432', REFUSED],
  ['0 98765432', REFUSED],
  ['98765432101', REFUSED],
  ['9876543210 1', REFUSED],
  ['+9198765432101', REFUSED],
  ['9876543210 / 9123456780', REFUSED],
  ['9876543210, 9123456780', REFUSED],
  ['9876543210 9123456780', REFUSED],
  ['+919876543210+919123456780', REFUSED],
  ['+1 9876543210', REFUSED],
  ['+44 9876543210', REFUSED],
  ['98a76543210', REFUSED],
  ['9876543210x12', REFUSED],
  ['९८७६५४३२१०', REFUSED],
  ['1234567890', REFUSED],
  ['+911234567890', REFUSED],
];

const publicMobile: readonly Case[] = [
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['91 98765-43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['98765432101', REFUSED],
  ['9876543210 / 9123456780', REFUSED],
  ['+1 9876543210', REFUSED],
  ['91 98765432', REFUSED],
];

const pincode: readonly Case[] = [
  ['400001', '400001'],
  ['400 001', '400001'],
  ['400-001', '400001'],
  [' 400001 ', '400001'],
  ['４００００１', '400001'],
  ['4000011', REFUSED],
  ['400001 400002', REFUSED],
  ['400001,400002', REFUSED],
  ['40000l', REFUSED],
  ['४००००१', REFUSED],
];

const otp: readonly Case[] = [
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', REFUSED],
  ['12345678', REFUSED],
  ['123456 654321', REFUSED],
  ['12a456', REFUSED],
  ['Your code is 123456', REFUSED],
  ['१२३४५६', REFUSED],
];

const share: readonly Case[] = [
  ['40', '40'],
  [' 40 ', '40'],
  ['40%', '40'],
  ['40 %', '40'],
  ['４０', '40'],
  ['1000', REFUSED],
  ['100%0', REFUSED],
  ['4 0', REFUSED],
  ['40 60', REFUSED],
  ['40/60', REFUSED],
  ['33.3', REFUSED],
  ['33,3', REFUSED],
  ['1e1', REFUSED],
  ['४०', REFUSED],
];

const units: readonly Case[] = [
  ['250', '250'],
  [' 250 ', '250'],
  ['1,00,000', '100000'],
  ['100,000', '100000'],
  ['10.5', REFUSED],
  ['10 20', REFUSED],
  ['10-20', REFUSED],
  ['1,00', REFUSED],
  ['1e3', REFUSED],
  ['1234567890', REFUSED],
  ['२५०', REFUSED],
];

const price: readonly Case[] = [
  ['1625.50', '1625.5'],
  ['₹1,625.50', '1625.5'],
  [' ₹ 1,625.50 ', '1625.5'],
  ['1625 50', REFUSED],
  ['900 950', REFUSED],
  ['900-950', REFUSED],
  ['900/950', REFUSED],
  ['1,625,50', REFUSED],
  ['1.625,50', REFUSED],
  ['16e2', REFUSED],
  ['1625.505', REFUSED],
];

const amount: readonly Case[] = [
  ['100000', '100000'],
  ['1,00,000', '100000'],
  [' ₹ 1,00,000/- ', '100000'],
  ['1.5 lakh', '150000'],
  ['50000 60000', REFUSED],
  ['1 00 000', REFUSED],
  ['50000-60000', REFUSED],
  ['50,00', REFUSED],
  ['1e5', REFUSED],
  ['5 lakh 50', REFUSED],
];

const dates: readonly Case[] = [
  ['21/11/1990', '21/11/1990'],
  ['1/2/1990', '01/02/1990'],
  ['21-11-1990', '21/11/1990'],
  ['21.11.1990', '21/11/1990'],
  ['1990-11-21', '21/11/1990'],
  ['1990-11-21T10:00:00Z', '21/11/1990'],
  ['21/11/19901', REFUSED],
  ['21/11/1990 22/11/1990', REFUSED],
  ['1990-11-21 1990-11-22', REFUSED],
  ['21/11/1990 or later', REFUSED],
  ['21/11/90', REFUSED],
  ['21 Nov 1990', REFUSED],
  ['31/02/1990', REFUSED],
  ['2.1.111990', REFUSED],
  ['२१/११/१९९०', REFUSED],
];

const names: readonly Case[] = [
  ['Asha Rao', 'Asha Rao'],
  ['  Asha   Rao ', 'Asha Rao'],
  ['José', 'José'],
  ['Jose\u0301', 'José'],
  ['राम', 'राम'],
  ['श्री\u200d राम', 'श्री\u200d राम'],
  ['முருகன்', 'முருகன்'],
  ['محمد علي', 'محمد علي'],
  ['Asha\u00a0Rao', 'Asha Rao'],
  ['\u200bAsha Rao', 'Asha Rao'],
  ['Asha2', REFUSED],
  ['Asha, Ravi', REFUSED],
  ['Asha/Ravi', REFUSED],
  ['As\u200dha', REFUSED],
  ['\u0301', REFUSED],
  ['A'.repeat(101), REFUSED],
];

const places: readonly Case[] = [
  ['Mumbai', 'Mumbai'],
  ['राँची', 'राँची'],
  ['Navi  Mumbai', 'Navi Mumbai'],
  ['Mumbai 1', REFUSED],
  ['M'.repeat(101), REFUSED],
];

const lines: readonly Case[] = [
  ['12 Lake View', '12 Lake View'],
  ['१२ झील मार्ग', REFUSED],
  ['12 झील मार्ग', '12 झील मार्ग'],
  ['12/4 Lake View', REFUSED],
  ['x'.repeat(101), REFUSED],
];

const emails: readonly Case[] = [
  ['asha@example.in', 'asha@example.in'],
  ['asha@example.in, ravi@example.in', REFUSED],
  ['asha@example.in ravi@example.in', REFUSED],
  ['asha\u200b@example.in', REFUSED],
  ['asha@@example.in', REFUSED],
  [`${'a'.repeat(65)}@example.in`, REFUSED],
];

const FIELDS: Readonly<Record<string, Field>> = {
  'account number': asTyped(
    {
      read: accountNumberInput,
      why: (text) => textOf(accountNumberViolation(text), accountNumberViolationTexts),
    },
    accountNumber,
  ),
  IFSC: rewritten(
    { read: ifscInput, why: (text) => textOf(ifscViolation(text), ifscViolationTexts) },
    ifsc,
  ),
  PAN: rewritten(
    {
      read: panInput,
      why: (text) => {
        const violation = panViolation(text);
        return violation && panViolationText(violation);
      },
    },
    pan,
  ),
  'demat number': rewritten(
    {
      read: dematInput,
      why: (text) => textOf(dematNumberViolation(text), dematNumberViolationTexts),
    },
    demat,
  ),
  'mobile number': rewritten(
    { read: mobileInput, why: (text) => mobileViolation(text)?.kind },
    mobile,
  ),
  'mobile number of a public form': asTyped(
    {
      read: mobileDigits,
      why: (text) => (isTenDigits(text) ? undefined : 'not-ten-digits'),
    },
    publicMobile,
  ),
  pincode: rewritten({ read: pincodeInput, why: (text) => pincodeViolation(text)?.kind }, pincode),
  'one-time code': rewritten(
    {
      read: (text) => digitsInput(text, OTP_LENGTH),
      why: (text) => otpViolation(text)?.kind,
    },
    otp,
  ),
  'share in percent': asTyped(
    { read: shareEditInput, why: (text) => sharePercentViolation(text)?.kind },
    share,
  ),
  units: asTyped({ read: unitsInput, why: (text) => unitsViolation(text, 1)?.kind }, units),
  'asking price': asTyped(
    {
      read: (text) => {
        const read = Money.parse(text);
        return read.ok ? read.value.text : text;
      },
      why: (text) => askingPriceViolation(text)?.kind,
    },
    price,
  ),
  'deposit amount': asTyped(
    {
      read: (text) => readAmountInput(text)?.text ?? text,
      why: (text) => (readAmountInput(text) === undefined ? 'unreadable' : undefined),
    },
    amount,
  ),
  date: asTyped(
    {
      read: slashedDateText,
      why: (text) => {
        const date = parseDateOfBirth(text, today);
        return date.ok ? undefined : dateOfBirthViolationTexts[date.failure.kind];
      },
    },
    dates,
  ),
  name: asTyped({ read: nameInput, why: (text) => nomineeNameViolation(text)?.kind }, names),
  place: asTyped({ read: nameInput, why: (text) => placeViolation(text)?.kind }, places),
  'address line': asTyped(
    { read: nameInput, why: (text) => addressLineViolation(text)?.kind },
    lines,
  ),
  'e-mail address': asTyped(
    { why: (text) => textOf(emailViolation(text), emailViolationTexts) },
    emails,
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
  it('is one of 230 in this table', () => {
    expect(rows).toHaveLength(230);
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
