import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import { answerCopy as copy } from './copy.ts';

/** What the investor gets on a day, in one sentence. */
export function exitSentence(answer: ExitAnswer, { holding }: EarlyExit): string {
  const day = formatDate(answer.day);
  switch (answer.kind) {
    case 'payable': {
      const { cost, proceeds, contractValue } = answer;
      if (cost.isZero()) return copy.same(day, formatRupees(proceeds));
      if (!cost.isNegative()) return copy.less(day, formatRupees(proceeds), inRupees(cost));
      return copy.more(day, formatRupees(proceeds), formatRupees(contractValue));
    }
    case 'matured':
      return copy.matured(day, formatRupees(answer.proceeds));
    case 'no-rate':
      return copy.noRate(day);
    case 'not-payable': {
      const { firstDay } = answer;
      if (firstDay === undefined) return copy.never(formatDate(holding.maturityDate));
      return copy.tooEarly(day, formatDate(firstDay));
    }
    case 'not-started':
      return copy.tooEarly(day, formatDate(holding.startedOn));
  }
}

/** The cost in whole rupees, or in paise if it is less than half a rupee. */
function inRupees(cost: Money): string {
  const whole = cost.toRupee();
  return formatRupees(whole.isZero() ? cost : whole);
}
