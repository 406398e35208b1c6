import type { DeviceFacts, ToldFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { Drafts, DraftValues } from '#application/platform/drafts.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import * as v from 'valibot';

const KEY = 'device-facts';
/** The keys of balances begin with this; the bank's key follows. */
const BALANCE = 'balance:';
/** The keys of total incomes begin with this; the tax year follows. */
const INCOME = 'income:';
const percent = v.pipe(v.string(), v.regex(/^\d{1,2}$/));
const answer = v.picklist(['true', 'false']);
const rupees = v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,2})?$/));

const storedDeposits = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.record(v.string(), v.string())),
);

const text = v.string();
const storedForms = v.pipe(
  text,
  v.parseJson(),
  v.array(v.object({ payer: text, given_on: text, income: text, uin: text })),
);

/** Stores the facts as a draft, because drafts are encrypted and belong to one investor. */
export class StoredDeviceFacts implements DeviceFacts {
  constructor(private readonly drafts: Drafts) {}

  async read(): Promise<ToldFacts> {
    const facts = factsOf(await this.drafts.read(KEY));
    return this.drafts.isReadable ? facts : { ...facts, isUnread: true };
  }

  async change(edit: (facts: ToldFacts) => ToldFacts): Promise<boolean> {
    await this.drafts.change(KEY, (values) => valuesOf(edit(factsOf(values))));
    return this.drafts.isStored;
  }

  forget(): Promise<void> {
    return this.drafts.forget(KEY);
  }
}

function factsOf(values: DraftValues = {}): ToldFacts {
  return {
    ...taxOf(values),
    ...answersOf(values),
    ...depositsOf(values),
    ...formsOf(values),
    totalIncomes: amountsOf(values, INCOME),
    balances: amountsOf(values, BALANCE),
  };
}

function valuesOf(facts: ToldFacts): DraftValues {
  const { tax, regime, isResident, isPanActive, deposits = [], forms = [] } = facts;
  return {
    ...(tax !== undefined && { slab: tax.slab.text, surcharge: tax.surcharge.text }),
    ...(regime !== undefined && { regime }),
    ...(isResident !== undefined && { isResident: String(isResident) }),
    ...(isPanActive !== undefined && { isPanActive: String(isPanActive) }),
    ...(deposits.length > 0 && { deposits: JSON.stringify(deposits) }),
    ...(forms.length > 0 && { forms: JSON.stringify(forms) }),
    ...textsOf(facts.totalIncomes, INCOME),
    ...textsOf(facts.balances, BALANCE),
  };
}

function taxOf(values: DraftValues): Pick<ToldFacts, 'tax' | 'regime'> {
  const tax = v.safeParse(v.object({ slab: percent, surcharge: percent }), values);
  const regime = v.safeParse(v.picklist(['new', 'old']), values['regime']);
  return {
    ...(tax.success && {
      tax: {
        slab: Percentage.of(tax.output.slab),
        surcharge: Percentage.of(tax.output.surcharge),
      },
    }),
    ...(regime.success && { regime: regime.output }),
  };
}

function answersOf(values: DraftValues): Pick<ToldFacts, 'isResident' | 'isPanActive'> {
  const isResident = v.safeParse(answer, values['isResident']);
  const isPanActive = v.safeParse(answer, values['isPanActive']);
  return {
    ...(isResident.success && { isResident: isResident.output === 'true' }),
    ...(isPanActive.success && { isPanActive: isPanActive.output === 'true' }),
  };
}

/** The amounts whose keys begin with a prefix, by the rest of the key. */
function amountsOf(values: DraftValues, prefix: string): ReadonlyMap<string, Money> {
  const told = Object.entries(values).flatMap(([key, text]) => {
    const amount = v.safeParse(rupees, text);
    const isTold = key.startsWith(prefix) && amount.success;
    return isTold ? [[key.slice(prefix.length), Money.of(amount.output)] as const] : [];
  });
  return new Map(told);
}

function textsOf(amounts: ReadonlyMap<string, Money>, prefix: string): DraftValues {
  return Object.fromEntries([...amounts].map(([key, { text }]) => [`${prefix}${key}`, text]));
}

/** The stored deposits. What their texts mean is read where they count. */
function depositsOf({ deposits }: DraftValues): Pick<ToldFacts, 'deposits'> {
  const read = v.safeParse(storedDeposits, deposits);
  return read.success ? { deposits: read.output } : {};
}

/** The stored forms. What their texts mean is read where they count. */
function formsOf({ forms }: DraftValues): Pick<ToldFacts, 'forms'> {
  const read = v.safeParse(storedForms, forms);
  return read.success ? { forms: read.output } : {};
}
