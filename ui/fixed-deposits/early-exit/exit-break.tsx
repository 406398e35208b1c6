import { ExitStep, exitWorking } from '#domain/fixed-deposits/early-exit/exit-working.ts';
import type {
  ExitAnswer,
  ExitPayment,
  ExitRate,
  HardshipAmount,
} from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import type { PrematureRule } from '#domain/fixed-deposits/early-exit/premature-rule.ts';
import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import { rebookRate } from '#domain/fixed-deposits/early-exit/rebook-rate.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useMemo } from 'react';
import { ExplainedFigure } from '#ui/fixed-deposits/quote/explained-figure.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { breakCopy as copy } from './copy.ts';
import { exitSteps, stepsUntil } from './exit-steps.ts';
import { RuleSourceLine } from './rule-source-line.tsx';
import styles from './break-early.module.css';

interface ExitBreakProps {
  readonly exit: EarlyExit;
  readonly answer: ExitAnswer;
}

/** What the investor gets if the whole deposit is broken on a day. */
export function ExitBreak({ exit, answer }: ExitBreakProps) {
  if (answer.kind === 'not-payable') {
    return <Hardship amounts={answer.hardship} rule={exit.rule} />;
  }
  if (answer.kind === 'matured') {
    return (
      <MoneyDisplay
        label={copy.atMaturity}
        text={formatRupees(answer.proceeds)}
        figure={
          <Explained {...{ exit, answer }} amount={answer.proceeds} label={copy.atMaturity} />
        }
      />
    );
  }
  return answer.kind === 'payable' ? <Payment exit={exit} answer={answer} /> : undefined;
}

interface PaymentProps {
  readonly exit: EarlyExit;
  readonly answer: ExitPayment;
}

function Payment({ exit, answer }: PaymentProps) {
  const { proceeds, rate, interest, recovered, contractValue, cost, isBelowPrincipal } = answer;
  const { terms } = exit.holding.quote;
  const explained = { exit, answer };
  return (
    <Stack gap="md">
      <MoneyDisplay
        size="large"
        label={copy.youGet}
        text={formatRupees(proceeds)}
        figure={
          <Explained
            {...explained}
            until={ExitStep.Proceeds}
            amount={proceeds}
            label={copy.youGet}
          />
        }
      />
      {isBelowPrincipal && <p>{shownText(copy.belowPrincipal(formatRupees(terms.principal)))}</p>}
      <DefinitionList
        items={[
          {
            label: copy.rate,
            value: `${formatPercent(rate.annualRatePercent)} p.a.`,
            detail: rateText(rate),
          },
          {
            label: copy.interest,
            value: (
              <Explained
                {...explained}
                until={ExitStep.Interest}
                amount={interest}
                label={copy.interest}
              />
            ),
          },
          ...(recovered.isZero()
            ? []
            : [{ label: copy.recovered, value: formatRupees(recovered) }]),
          { label: copy.worth, value: formatRupees(contractValue) },
          ...(cost.isNegative()
            ? []
            : [
                {
                  label: copy.cost,
                  value: (
                    <Explained
                      {...explained}
                      until={ExitStep.Cost}
                      amount={cost}
                      label={copy.cost}
                    />
                  ),
                },
              ]),
        ]}
      />
      <Rebooking {...explained} />
      <ReasonTerms rule={exit.rule} />
    </Stack>
  );
}

function shownText(text: string) {
  return <AmountText>{text}</AmountText>;
}

function rateText(rate: ExitRate): string {
  const text = copy.rateFrom[rate.kind];
  if (typeof text === 'string') return text;
  return text(formatPercent(rate.base), rate.points.text);
}

interface ExplainedProps extends ExitBreakProps {
  readonly amount: ExitPayment['proceeds'];
  readonly label: string;
  /** The id of the last step; by default all steps are shown. */
  readonly until?: string;
}

/** An amount of the answer, which opens into its calculation. */
function Explained({ exit, answer, amount, label, until = '' }: ExplainedProps) {
  const { terms } = exit.holding.quote;
  const steps = exitSteps(stepsUntil(exitWorking(exit, answer.day), until), terms);
  return <ExplainedFigure {...{ terms, steps, label, text: formatRupees(amount) }} />;
}

/** The rate that the money needs elsewhere to reach what the deposit still pays. */
function Rebooking({ exit, answer }: PaymentProps) {
  const { day } = answer;
  const rebooking = useMemo(() => rebookRate(exit, day), [exit, day]);
  if (rebooking === undefined) return undefined;
  const { annualRatePercent, reached, wanted, working } = rebooking;
  const { maturityDate, quote } = exit.holding;
  const rate = formatPercent(annualRatePercent);
  return (
    <p>
      {shownText(copy.rebook(rate, formatRupees(wanted), formatDate(maturityDate)))}
      <ExplainedFigure
        terms={quote.terms}
        steps={exitSteps(working, quote.terms, copy.rebookMeanings)}
        label={copy.rebooked}
        text={formatRupees(reached)}
      />
      .
    </p>
  );
}

interface RuleProps {
  readonly rule: PrematureRule;
}

function Hardship({
  amounts,
  rule,
}: RuleProps & { readonly amounts: readonly HardshipAmount[] }) {
  return (
    <Stack gap="sm">
      {amounts.length > 0 && (
        <>
          <p>{copy.hardship}</p>
          <DefinitionList
            items={amounts.map(({ kind, amount }) => ({
              label: copy.hardshipOf[kind],
              value: formatRupees(amount),
            }))}
          />
          <p className={styles.note}>{copy.hardshipNote}</p>
        </>
      )}
      <ReasonTerms rule={rule} />
    </Stack>
  );
}

/** What a death or a longer deposit changes, with its source. */
function ReasonTerms({ rule }: RuleProps) {
  const { isPaidOnDeath, pointsWaivedFor, reasonsSource } = rule;
  if (reasonsSource === undefined) return <p className={styles.note}>{copy.deathUnknown}</p>;
  return (
    <div>
      <p className={styles.note}>
        {isPaidOnDeath === true && copy.paidOnDeath}
        {pointsWaivedFor.length > 0 &&
          copy.waived(pointsWaivedFor.map((reason) => copy.waivedFor[reason]).join(', or '))}{' '}
        {copy.askIssuer}
      </p>
      <RuleSourceLine source={reasonsSource} />
    </div>
  );
}
