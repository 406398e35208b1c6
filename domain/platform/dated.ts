import type { CalendarDate } from './calendar-date.ts';
import { checkOneOf, checkRecord, checkRecords, checkText } from './argument-checks.ts';
import { checkDate } from './expected-values.ts';
import { invariant, shown } from './invariant.ts';

/** How a source was read. */
export const SourceMark = Object.freeze({
  /** The primary text itself. */
  Primary: 'P',
  /** A secondary text that quotes the primary text word by word. */
  Quoted: 'Q',
  /** Press, an issuer's page or an adviser. */
  Secondary: 'S',
  /** The issuer's own terms. */
  Issuer: 'I',
  /** From memory. */
  Memory: 'M',
  /** Tried with a working program or form. */
  Tried: 'T',
} as const);
export type SourceMark = (typeof SourceMark)[keyof typeof SourceMark];

/** Where a rule comes from. */
export interface RuleSource {
  readonly title: string;
  readonly publisher: string;
  /** A web address that starts with `https://`. */
  readonly url: string;
  /** Absent if the source states no day. */
  readonly published?: CalendarDate | undefined;
  /** The day on which the source was read, not before its publication. */
  readonly readOn: CalendarDate;
  readonly mark: SourceMark;
}

/** A value of law or terms that applies from a day on, with its source. */
export interface DatedRule<Value> {
  readonly from: CalendarDate;
  /** The last day; absent if the rule applies until the next one, or without a known end. */
  readonly until?: CalendarDate | undefined;
  readonly value: Value;
  readonly source: RuleSource;
}

/**
 * A value of law or terms that changes on known days, such as a limit. Each rule has its source.
 *
 * Figures are not stored with the rules that decided them: a rule never changes once it has begun,
 * so the same day gives the same figure again. Results name their rules, whose source is shown.
 *
 * @source Vriddhi's own rule: a value of law has a first day and a source, and is never guessed
 * @example
 * ```ts
 * DEPOSIT_INSURANCE_LIMITS.on(CalendarDate.of('2026-11-26'))?.value.text; // => '500000'
 * DEPOSIT_INSURANCE_LIMITS.on(CalendarDate.of('1990-01-01')); // => undefined
 * ```
 */
export class Dated<Value> {
  private constructor(
    /** In calendar order, the earliest first. */
    readonly rules: readonly DatedRule<Value>[],
  ) {
    Object.freeze(this);
  }

  /**
   * A value with its rules, the earliest first.
   *
   * @throws an error for no rules, for rules out of order or with the same first day, for a rule
   *   that ends before the day before the next one starts, or that overlaps the next one, and for a
   *   rule without a complete source
   * @example
   * ```ts
   * const source = DEPOSIT_INSURANCE_LIMITS.rules[0].source;
   * const rates = Dated.of([{ from: CalendarDate.of('2026-04-01'), value: 10, source }]);
   * rates.on(CalendarDate.of('2026-04-01')).value; // => 10
   * ```
   */
  static of<Value>(rules: readonly DatedRule<Value>[]): Dated<Value> {
    const checked = checkRecords(rules).map((rule) => checkRule(rule));
    invariant(checked.length > 0, 'a dated value needs at least one rule');
    for (const [index, rule] of checked.entries()) checkNext(rule, checked[index + 1]);
    return new Dated(Object.freeze(checked));
  }

  /**
   * The rule that applies on a day: the one that started last. Undefined before the first rule, and
   * after the last day of the last one.
   */
  on(day: CalendarDate): DatedRule<Value> | undefined {
    checkDate(day);
    const rule = this.rules.findLast(({ from }) => !from.isAfter(day));
    return rule?.until?.isBefore(day) === true ? undefined : rule;
  }
}

/**
 * Whether screens must state the day on which a source was read ("as read on"), because neither the
 * primary text nor a quotation of it was read.
 *
 * @source Vriddhi's own rule: only primary texts and their quotations are shown without that day
 * @throws an error for anything but a source
 * @example
 * ```ts
 * needsReadingDay(DEPOSIT_INSURANCE_LIMITS.rules[0].source); // => false
 * ```
 */
export function needsReadingDay(source: RuleSource): boolean {
  const mark = checkOneOf(checkRecord(source).mark, SourceMark);
  return mark !== SourceMark.Primary && mark !== SourceMark.Quoted;
}

function checkRule<Value>(rule: DatedRule<Value>): DatedRule<Value> {
  const { from, until, value, source } = rule;
  checkDate(from);
  invariant(value !== undefined, `a rule needs a value from ${from.iso}`);
  if (until !== undefined) {
    invariant(!checkDate(until).isBefore(from), `the rule from ${from.iso} ends before it starts`);
  }
  const known = { from, value, source: checkSource(source) };
  return Object.freeze(until === undefined ? known : { ...known, until });
}

function checkNext<Value>(rule: DatedRule<Value>, next: DatedRule<Value> | undefined): void {
  if (next === undefined) return;
  const [first, second] = [rule.from.iso, next.from.iso];
  invariant(rule.from.isBefore(next.from), `rules need ascending days, got ${first}, ${second}`);
  const isJoined = rule.until?.plus({ days: 1 }).equals(next.from) ?? true;
  invariant(isJoined, `the rule from ${first} must end on the day before ${second}`);
}

/** Returns a complete source, or throws an error that names what is wrong with it. */
export function checkSource(source: RuleSource): RuleSource {
  const { title, publisher, url, published, readOn, mark } = checkRecord(source);
  for (const text of [title, publisher]) {
    invariant(checkText(text).trim() !== '', 'a source needs a title and a publisher');
  }
  invariant(/^https:\/\/\S+$/.test(checkText(url)), `a source needs an address, got ${shown(url)}`);
  checkDate(readOn);
  checkOneOf(mark, SourceMark);
  const known = { title, publisher, url, readOn, mark };
  if (published === undefined) return Object.freeze(known);
  const isReadLater = !readOn.isBefore(checkDate(published));
  invariant(isReadLater, 'a source cannot be read before its publication');
  return Object.freeze({ ...known, published });
}
