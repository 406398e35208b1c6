import {
  type EarlyWithdrawalTerms,
  earlyWithdrawalSentence,
} from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { earlyExitCopy, ruleCopy as copy } from './copy.ts';
import type { RuledExit } from './exit-terms.ts';
import { ruleLines } from './rule-lines.ts';
import { RuleSourceLine } from './rule-source-line.tsx';
import styles from './break-early.module.css';

interface ExitRuleProps {
  readonly ruled: RuledExit;
  readonly institution: Institution;
  /** Undefined for a deposit held elsewhere, whose product is unknown. */
  readonly earlyWithdrawal: EarlyWithdrawalTerms | undefined;
}

/** The rule of the calculation with its source, apart from the general rule of the product. */
export function ExitRule({ ruled, institution, earlyWithdrawal }: ExitRuleProps) {
  const { exit, rule } = ruled;
  const { tenure } = exit.holding.quote.terms;
  return (
    <>
      <div>
        <p className={styles.note}>
          {(earlyWithdrawal === undefined ? copy.byRule : copy.byProduct)(copy.which[institution])}
        </p>
        <RuleSourceLine source={rule.source} />
      </div>
      <Disclosure title={earlyWithdrawal === undefined ? copy.openRule : copy.open} look="link">
        <Stack gap="md">
          {exit.firstDay !== undefined && earlyWithdrawal !== undefined && (
            <p>{copy.general(earlyWithdrawalSentence(earlyWithdrawal, tenure))}</p>
          )}
          <div>
            <p>{copy.issuers[institution]}:</p>
            <ul className={styles.rule}>
              {ruleLines(rule.value).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          {exit.rates.isOurReading && <p className={styles.note}>{earlyExitCopy.ourReading}</p>}
        </Stack>
      </Disclosure>
      <p className={styles.note}>{copy.tax}</p>
      <p className={styles.note}>{copy.decides}</p>
    </>
  );
}
