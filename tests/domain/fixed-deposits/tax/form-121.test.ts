import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Form121 } from '#domain/fixed-deposits/tax/form-121.ts';
import { form121Columns } from '#domain/fixed-deposits/tax/form-121-columns.ts';
import { FORM_121_FIELDS, Form121Field } from '#domain/fixed-deposits/tax/form-121-fields.ts';
import { form121Guide, type Form121Facts } from '#domain/fixed-deposits/tax/form-121-guide.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import type { TaxedHolder } from '#domain/fixed-deposits/tax/taxpayer.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const day = (iso: string) => CalendarDate.of(iso);
const rupees = (amount: number) => Money.of(amount);
const taxYear = TaxYear.of(2026);

function holderOf(born: string): TaxedHolder {
  return { id: 'A', kind: 'individual', birthDate: day(born), hasValidPan: true };
}
const at35 = holderOf('1991-06-15');
const at66 = holderOf('1960-06-15');
const at80 = holderOf('1947-03-31');

/** The obstacles of a holder with a total and a declared income. */
function obstaclesOf(
  [total, declared]: readonly [number | undefined, number],
  change: Partial<Form121Facts> = {},
) {
  const facts = { holder: at35, isResident: true, taxYear, regime: 'new', ...change } as const;
  const totalIncome = total === undefined ? undefined : rupees(total);
  return form121Guide({ ...facts, totalIncome, declaredIncome: rupees(declared) })?.obstacles;
}

describe('form121Guide', () => {
  it('has the answers of the worked examples (beyond the documents, section 3)', () => {
    expect(obstaclesOf([900_000, 120_000])).toEqual([]);
    expect(obstaclesOf([900_000, 450_000])).toEqual(['declared-above-exemption']);
    expect(obstaclesOf([900_000, 400_000])).toEqual([]);
    expect(obstaclesOf([900_000, 400_001])).toEqual(['declared-above-exemption']);
    expect(obstaclesOf([900_000, 450_000], { holder: at66 })).toEqual([]);
  });

  it.each([
    ['new', at35, 1_200_000, 400_000],
    ['new', at66, 1_200_000, undefined],
    ['new', at80, 1_200_000, undefined],
    ['old', at35, 500_000, 250_000],
    ['old', at66, 500_000, undefined],
    ['old', at80, 500_000, undefined],
    ['new', { ...at35, kind: 'hindu-undivided-family' }, 400_000, 400_000],
    ['old', { ...at66, kind: 'hindu-undivided-family' }, 250_000, 250_000],
  ] as const)('has the limits of the %s regime for %o', (regime, holder, nil, declared) => {
    const by = { holder, isResident: true, taxYear, regime };
    const guide = (total: number) =>
      form121Guide({ ...by, totalIncome: rupees(total), declaredIncome: rupees(0) });
    expect(guide(nil)?.nilTaxLimit.text).toBe(String(nil));
    expect(guide(nil)?.declaredLimit).toEqual(declared && rupees(declared));
    expect(guide(nil)?.isEligible).toBe(true);
    expect(guide(nil + 1)?.obstacles).toEqual(['tax-is-due']);
  });

  it('names all obstacles', () => {
    const other = { ...at35, kind: 'other', hasValidPan: false } as const;
    expect(obstaclesOf([500_000, 450_000], { holder: other, isResident: false })).toEqual([
      ...['not-resident', 'not-individual-or-family', 'no-valid-pan'],
      ...['tax-is-due', 'declared-above-exemption'],
    ]);
    expect(obstaclesOf([undefined, 400_001])).toEqual([
      ...['total-income-unknown', 'declared-above-exemption'],
    ]);
    expect(obstaclesOf([99_999, 100_000])).toEqual(['total-income-too-low']);
    expect(obstaclesOf([100_000, 100_000])).toEqual([]);
  });

  it('shows the income above each limit as its working', () => {
    const by = { isResident: true, taxYear, regime: 'new' } as const;
    const income = { totalIncome: rupees(900_000), declaredIncome: rupees(450_000) };
    const steps = form121Guide({ holder: at35, ...by, ...income })?.working;
    expect(steps?.map(({ id, exact }) => `${id} ${exact}`)).toEqual([
      'total-income-above-limit -300000',
      'declared-income-above-limit 50000',
    ]);
    const unknown = { ...income, totalIncome: undefined };
    expect(form121Guide({ holder: at66, ...by, ...unknown })?.working).toEqual([]);
  });

  it('is undefined before tax year 2026-27, which had Forms 15G and 15H', () => {
    const person = { holder: at35, isResident: true, declaredIncome: rupees(0) };
    const by = { ...person, regime: 'new' } as const;
    expect(form121Guide({ ...by, taxYear: TaxYear.of(2025) })).toBeUndefined();
    expect(form121Guide({ ...by, taxYear })?.rule.source.mark).toBe('S');
    expect(form121Guide({ ...by, taxYear, regime: 'old' })?.rule.source.mark).toBe('M');
  });

  it('never becomes possible with more income', () => {
    const incomes = fc.record({
      total: fc.integer({ min: 0, max: 2_000_000 }),
      declared: fc.integer({ min: 0, max: 1_000_000 }),
      more: fc.integer({ min: 1, max: 500_000 }),
      holder: fc.constantFrom(at35, at66, at80),
      regime: fc.constantFrom('new', 'old'),
    });
    fc.assert(
      fc.property(incomes, ({ total, declared, more, holder, regime }) => {
        const by = { holder, regime } as const;
        fc.pre(obstaclesOf([total + more, declared + more], by)?.length === 0);
        const before = obstaclesOf([total, declared], by) ?? [];
        expect(before.filter((each) => each !== 'total-income-too-low')).toEqual([]);
      }),
    );
  });
});

describe('form121Columns', () => {
  const form = (income: number, change: Partial<Form121> = {}): Form121 => ({
    ...{ issuerId: 'S', holderId: 'A', taxYear, givenOn: day('2026-04-02') },
    income: rupees(income),
    ...change,
  });

  it('counts and adds up the earlier forms of the holder and tax year', () => {
    const forms = [
      ...[form(50_400), form(10_080, { issuerId: 'N', uin: 'N1' })],
      ...[form(7, { holderId: 'B' }), form(9, { taxYear: taxYear.next })],
    ];
    const by = { holderId: 'A', taxYear, issuerId: 'M', forms };
    const columns = form121Columns({ ...by, interest: rupees(4_050) });
    expect({ ...columns }).toEqual({
      income: rupees(4_050),
      earlierForms: 2,
      earlierIncome: rupees(60_480),
      declaredIncome: rupees(64_530),
    });
    const total = form121Columns({ ...by, interest: rupees(1), totalIncome: rupees(900_000) });
    expect(total.totalIncome?.text).toBe('900000');
  });

  it('declares in a second form to a payer only the interest of its further deposits', () => {
    const forms = [form(7_425, { issuerId: 'malhar' }), form(50_400)];
    const by = { holderId: 'A', taxYear, issuerId: 'Malhar', forms };
    expect({ ...form121Columns({ ...by, interest: rupees(11_475) }) }).toEqual({
      income: rupees(4_050),
      earlierForms: 2,
      earlierIncome: rupees(57_825),
      declaredIncome: rupees(61_875),
    });
    const less = form121Columns({ ...by, interest: rupees(7_000) });
    expect([less.income.text, less.declaredIncome.text]).toEqual(['0', '57825']);
  });

  it('refuses a negative income', () => {
    const by = { holderId: 'A', taxYear, issuerId: 'M', forms: [] };
    const [one, two] = ['the income of a form', 'the total income'];
    const none = { ...by, interest: rupees(-1) };
    expect(() => form121Columns(none)).toThrow('the interest of a payer must not be negative');
    const low = { ...by, interest: rupees(0), totalIncome: rupees(-1) };
    expect(() => form121Columns(low)).toThrow(`${two} must not be negative`);
    const negative = { ...by, interest: rupees(0), forms: [form(-1)] };
    expect(() => form121Columns(negative)).toThrow(`${one} must not be negative`);
  });
});

describe('the state of a Form 121', () => {
  const monthly = { principal: '1200000', rate: '7.60', payout: 'monthly' } as const;

  /** The state for a payer of monthly interest from 1 May 2026 on. */
  function stateOn(today: string, forms: readonly Partial<Form121>[] = [], principal = '1200000') {
    const given = forms.map((form) => ({
      ...{ issuerId: ' s', holderId: 'A', taxYear, givenOn: day('2026-04-30') },
      ...{ income: rupees(91_200), ...form },
    }));
    const by = { holders: [at35], taxYear, today: day(today), forms: given };
    return tdsForecast({ deposits: [depositOf({ ...monthly, principal })], ...by })?.[0]?.form121;
  }

  it('is not needed up to the limit', () => {
    expect(stateOn('2026-04-30', [], '600000')).toEqual({ kind: 'not-needed' });
  });

  it('could be given until the day before the first credit', () => {
    expect(stateOn('2026-04-30')).toEqual({ kind: 'could-be-given', before: day('2026-05-01') });
    expect(stateOn('2026-05-01')).toEqual({
      ...{ kind: 'too-late', forCredit: day('2026-05-01') },
      nextCredit: day('2026-06-01'),
    });
    expect(stateOn('2027-03-30')).toEqual({
      ...{ kind: 'too-late', forCredit: day('2027-03-01') },
      nextCredit: day('2027-03-31'),
    });
    expect(stateOn('2027-03-31')).toEqual({ kind: 'too-late', forCredit: day('2027-03-31') });
  });

  it('is given on the day of the earliest form of the payer, holder and year', () => {
    const on = day('2026-04-30');
    expect(stateOn('2026-12-01', [{}])).toEqual({ kind: 'given', on });
    const late = { givenOn: day('2026-06-01'), uin: 'S0001' };
    expect(stateOn('2026-12-01', [late, {}])).toEqual({ kind: 'given', on });
    expect(stateOn('2026-12-01', [late])).toEqual({
      ...{ kind: 'given', on: late.givenOn, uin: 'S0001' },
      tooLateFor: day('2026-06-01'),
    });
    for (const other of [{ issuerId: 'N' }, { holderId: 'B' }, { taxYear: taxYear.next }]) {
      expect(stateOn('2026-04-30', [other])?.kind).toBe('could-be-given');
    }
  });
});

it('has the fields of Form 121 from the tax year that replaced Forms 15G and 15H', () => {
  expect(FORM_121_FIELDS.on(day('2026-03-31'))).toBeUndefined();
  const rule = FORM_121_FIELDS.on(taxYear.firstDay);
  expect(rule?.value).toEqual(Object.values(Form121Field));
  expect(rule?.value).toContain('acknowledgements');
});
