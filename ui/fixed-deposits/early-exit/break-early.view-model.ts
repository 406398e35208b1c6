import { readAmountInput } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';

type ExitWay = 'break' | 'borrow' | 'part';

/** What the investor has chosen in the part about the early exit. */
export class BreakEarlyViewModel implements ViewModel {
  way: ExitWay = 'break';
  /** The text of the date field; undefined until the investor types. */
  private typedDay: string | undefined = undefined;
  private chosenDay: CalendarDate | undefined = undefined;
  /** Undefined until the investor types. */
  private typedLoan: string | undefined = undefined;
  loanDaysText = '180';
  partText = '';

  constructor() {
    makeAutoObservable<this, 'chosenDay'>(this, { chosenDay: observableRef }, { autoBind: true });
  }

  activate(): () => void {
    return () => undefined;
  }

  choose(way: ExitWay): void {
    this.way = way;
  }

  typeDay(slashed: string, exit: EarlyExit): void {
    this.typedDay = slashed;
    this.chosenDay = dayIn(slashed, exit) ?? this.chosenDay;
  }

  typeLoan(text: string): void {
    this.typedLoan = text;
  }

  typeLoanDays(text: string): void {
    this.loanDaysText = text;
  }

  typePart(text: string): void {
    this.partText = text;
  }

  dayText(first: CalendarDate): string {
    return this.typedDay ?? first.slashed;
  }

  /** The day that was chosen last; the first choice if the deposit does not run on that day. */
  dayOf({ exit, first }: { exit: EarlyExit; first: CalendarDate }): CalendarDate {
    const { chosenDay } = this;
    return chosenDay !== undefined && isWithin(chosenDay, exit) ? chosenDay : first;
  }

  /** Whether the field contains no day on which the deposit runs. */
  isDayWrong(exit: EarlyExit): boolean {
    return this.typedDay !== undefined && dayIn(this.typedDay, exit) === undefined;
  }

  loanText(limit: string): string {
    return this.typedLoan ?? limit;
  }

  loanAmount(limit: string): Money | undefined {
    return readAmountInput(this.loanText(limit));
  }

  /** The days of the loan; undefined if the text is no whole number from 1. */
  get loanDays(): number | undefined {
    const text = this.loanDaysText.trim();
    const days = /^[0-9]{1,6}$/.test(text) ? Number(text) : 0;
    return days >= 1 && days <= 100_000 ? days : undefined;
  }

  get partAmount(): Money | undefined {
    return readAmountInput(this.partText);
  }
}

function dayIn(slashed: string, exit: EarlyExit): CalendarDate | undefined {
  const day = CalendarDate.parse(slashed);
  return day.ok && isWithin(day.value, exit) ? day.value : undefined;
}

/** Whether a day is from the start of a deposit to its maturity, both included. */
function isWithin(day: CalendarDate, exit: EarlyExit): boolean {
  const { kind } = exit.on(day);
  if (kind === 'matured') return day.equals(exit.holding.maturityDate);
  return kind !== 'not-started';
}
