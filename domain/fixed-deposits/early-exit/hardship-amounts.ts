import { Money } from '../../platform/money.ts';
import type { HardshipAmount } from './exit-answer.ts';
import type { HardshipRule } from './premature-rule.ts';

/**
 * What can be paid out before a deposit may be broken, for each hardship that applies.
 *
 * @formula small deposit and critical illness: P; emergency: the lower of P x share and the limit,
 *   rounded down to the rupee
 * @source section 0 of the design notes on rules beyond the documents, N3
 */
export function hardshipAmounts(
  principal: Money,
  rules: readonly HardshipRule[],
): readonly HardshipAmount[] {
  return rules.flatMap((rule): readonly HardshipAmount[] => {
    if (rule.kind === 'critical-illness') return [{ kind: rule.kind, amount: principal }];
    if (rule.kind === 'small-deposit') {
      return principal.isGreaterThan(rule.upTo) ? [] : [{ kind: rule.kind, amount: principal }];
    }
    const share = Money.of(principal.times(rule.sharePercent.fraction).decimal.floor());
    const most = Money.of(rule.most.decimal.floor());
    return [{ kind: rule.kind, amount: share.isGreaterThan(most) ? most : share }];
  });
}
