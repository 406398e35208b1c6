import { CalendarDate } from '../../platform/calendar-date.ts';
import { Percentage } from '../../platform/percentage.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import type { TenureRate } from '../early-exit/booking-day-rates.ts';
import { CompoundingFrequency } from '../interest/compounding-frequency.ts';
import { interestConventionFor } from '../interest/interest-convention.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import { Tenure } from '../interest/tenure.ts';
import { toldAmount } from './told-amount.ts';
import type { DeclaredColumn, DeclaredTexts } from './declared-columns.ts';
import { DepositRight } from './deposit-like.ts';
import { Holding } from './holdings.ts';
import { Institution } from './institution.ts';

/** A deposit at another institution, as the investor declared it. */
export interface DeclaredDeposit {
  readonly issuer: string;
  readonly institution: Institution;
  readonly holding: Holding;
  readonly right: DepositRight;
  /** The names in their order; `ME` is the investor. */
  readonly holders: readonly string[];
  /** The name of the minor, family, firm or trust; empty for other rights. */
  readonly onBehalfOf: string;
  /** Whether it cannot be broken before maturity; undefined if the investor did not tell. */
  readonly isLocked: boolean | undefined;
  /**
   * The rate card of the start date, from the shortest tenure to the longest; empty if the investor
   * did not tell it.
   */
  readonly startRates: readonly TenureRate[];
}

/** The investor among the holders, in any case. */
export const ME = 'Me';

export function isMe(name: string): boolean {
  return name.toLowerCase() === ME.toLowerCase();
}

/** The bounds keep the sum of all maturity amounts, and every date, within what they can hold. */
const HIGHEST_RATE = Percentage.of(30);
const LONGEST = Tenure.of({ years: 20 });
const LAST_YEAR = 2100;
const LONGEST_NAME = 100;
/** The most rates of a rate card. */
const MOST_RATES = 40;

/**
 * Reads a deposit as the investor wrote it. No text is turned into another value: what cannot be
 * read exactly is refused.
 *
 * @returns the first column that is missing, unknown or out of bounds, if there is one
 */
export function declaredDeposit(texts: DeclaredTexts): Result<DeclaredDeposit, DeclaredColumn> {
  const issuer = nameIn(texts.issuer);
  if (issuer === undefined) return failure('issuer');
  const institution = wordOf(texts.institution, Institution);
  if (institution === undefined) return failure('institution');
  const holding = holdingOf(texts);
  if (!holding.ok) return holding;
  const right = wordOf(texts.right, DepositRight);
  if (right === undefined) return failure('right');
  const holders = holdersIn(texts.holders, right);
  if (holders === undefined) return failure('holders');
  const onBehalfOf = isForOther(right) ? nameIn(texts.on_behalf_of) : emptyIn(texts.on_behalf_of);
  if (onBehalfOf === undefined) return failure('on_behalf_of');
  const lock = lockIn(texts.locked);
  if (lock === undefined) return failure('locked');
  const startRates = ratesIn(texts.start_rates);
  if (startRates === undefined) return failure('start_rates');
  const held = { right, holders, onBehalfOf, isLocked: lock.isLocked, startRates };
  return success({ issuer, institution, holding: holding.value, ...held });
}

/** Whether a right is held for a minor, a family, a firm or a trust. */
export function isForOther(right: string): boolean {
  return !['', 'self', 'joint', 'proprietor'].includes(right);
}

function holdingOf(texts: DeclaredTexts): Result<Holding, DeclaredColumn> {
  const principal = toldAmount(texts.principal);
  if (principal === undefined || principal.isZero()) return failure('principal');
  const annualRatePercent = rateIn(texts.rate);
  if (annualRatePercent === undefined) return failure('rate');
  const payoutFrequency = wordOf(texts.payout, PayoutFrequency);
  if (payoutFrequency === undefined) return failure('payout');
  const isCumulative = payoutFrequency === PayoutFrequency.AtMaturity;
  const compounding = isCumulative
    ? wordOf(texts.compounding, CompoundingFrequency)
    : emptyIn(texts.compounding);
  if (compounding === undefined) return failure('compounding');
  const start = CalendarDate.parse(texts.start);
  if (!start.ok || start.value.year > LAST_YEAR) return failure('start');
  const startedOn = start.value;
  const tenure = tenureFrom(startedOn, texts.maturity);
  if (tenure === undefined) return failure('maturity');
  const terms = {
    ...{ principal, annualRatePercent },
    ...{ tenure, payoutFrequency, convention: interestConventionFor('', tenure) },
    ...(compounding !== '' && { compoundingFrequency: compounding }),
  };
  return success(Holding.of({ terms, startedOn }));
}

function rateIn(text: string): Percentage | undefined {
  const rate = Percentage.parse(text);
  if (!rate.ok || rate.value.isNegative()) return undefined;
  return rate.value.isGreaterThan(HIGHEST_RATE) ? undefined : rate.value;
}

/** Whether a deposit is locked, `undefined` for an empty text; undefined for another word. */
function lockIn(text: string): Pick<DeclaredDeposit, 'isLocked'> | undefined {
  const word = text.trim().toLowerCase();
  if (word === '') return { isLocked: undefined };
  return word === 'yes' || word === 'no' ? { isLocked: word === 'yes' } : undefined;
}

/** The rates of a card, such as `7D 3.5; 1Y 6M 7.1%`, in any order but each tenure once. */
function ratesIn(text: string): readonly TenureRate[] | undefined {
  if (text.trim() === '') return [];
  const rates: TenureRate[] = [];
  for (const part of text.split(';')) {
    const [, length = '', percent = ''] = /^(.+)\s(\S+?)\s*%?$/.exec(part.trim()) ?? [];
    const tenure = readTenure(length.trim());
    const annualRatePercent = rateIn(percent);
    if (tenure === undefined || annualRatePercent === undefined) return undefined;
    rates.push({ tenure, annualRatePercent });
  }
  const ordered = rates.toSorted((one, other) => one.tenure.days - other.tenure.days);
  const isOrdered = ordered.every(({ tenure }, index) => {
    const next = ordered[index + 1];
    return next === undefined || next.tenure.isLongerThan(tenure);
  });
  return isOrdered && ordered.length <= MOST_RATES ? ordered : undefined;
}

/** The tenure that is written, such as `18M`, or that ends on the written day. */
function tenureFrom(start: CalendarDate, text: string): Tenure | undefined {
  const end = CalendarDate.parse(text);
  const tenure = end.ok ? tenureUntil(start, end.value) : readTenure(text);
  return tenure === undefined || tenure.isLongerThan(LONGEST) ? undefined : tenure;
}

function readTenure(text: string): Tenure | undefined {
  const read = Tenure.parse(text);
  return read.ok ? read.value : undefined;
}

function tenureUntil(start: CalendarDate, end: CalendarDate): Tenure | undefined {
  if (!end.isAfter(start)) return undefined;
  const months = start.wholeMonthsUntil(end);
  return Tenure.of({ months, days: start.plus({ months }).daysUntil(end) });
}

/** The holders, of whom the investor must be one. */
function holdersIn(text: string, right: DepositRight): readonly string[] | undefined {
  const names = text.split(';').map((name) => nameIn(name) ?? '');
  const keys = new Set(names.map((name) => name.toLowerCase()));
  const isAlone = right === DepositRight.Self || right === DepositRight.Proprietor;
  const isCounted = isAlone
    ? names.length === 1
    : names.length > Number(right === DepositRight.Joint);
  const isKnown = names.some(isMe) && !keys.has('') && keys.size === names.length;
  return isCounted && isKnown ? names : undefined;
}

function wordOf<Word extends string>(
  text: string,
  words: Readonly<Record<string, Word>>,
): Word | undefined {
  const written = text.trim().toLowerCase();
  return Object.values(words).find((word) => word === written);
}

/** A name without needless spaces; undefined if it is empty or too long. */
function nameIn(text: string): string | undefined {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  return name === '' || name.length > LONGEST_NAME ? undefined : name;
}

function emptyIn(text: string): '' | undefined {
  return text.trim() === '' ? '' : undefined;
}
