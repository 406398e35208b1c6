import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import {
  type DepositLoanRule,
  loanInstead,
  loanLimit,
  NBFC_LOAN_RULES,
} from '#domain/fixed-deposits/early-exit/loan-instead.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { DatedRule } from '#domain/platform/dated.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { ExplainedFigure } from '#ui/fixed-deposits/quote/explained-figure.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { borrowCopy as copy } from './copy.ts';
import type { BreakEarlyViewModel } from './break-early.view-model.ts';
import { exitSteps } from './exit-steps.ts';
import { RuleSourceLine } from './rule-source-line.tsx';
import styles from './break-early.module.css';

interface ExitBorrowProps {
  readonly viewModel: BreakEarlyViewModel;
  readonly exit: EarlyExit;
  readonly answer: ExitAnswer;
  readonly institution: Institution;
}

/** A loan against the deposit, from the chosen day, instead of breaking it. */
export function ExitBorrow({ institution, ...props }: ExitBorrowProps) {
  const isKnown = institution === Institution.Nbfc;
  const dated = isKnown ? NBFC_LOAN_RULES.on(props.answer.day) : undefined;
  if (dated === undefined) return <p>{copy.noSource(copy.unknown[institution])}</p>;
  return <Loan {...props} dated={dated} />;
}

interface LoanProps extends Omit<ExitBorrowProps, 'institution'> {
  readonly dated: DatedRule<DepositLoanRule>;
}

const Loan = observer(function Loan({ viewModel, exit, answer, dated }: LoanProps) {
  const { holding } = exit;
  const limit = loanLimit(holding, dated.value);
  const shownLimit = indianGroups(limit.text);
  const amount = viewModel.loanAmount(shownLimit);
  const days = viewModel.loanDays;
  const wish = { rule: dated.value, from: answer.day };
  const loan =
    amount === undefined || days === undefined
      ? undefined
      : loanInstead(holding, { ...wish, amount, days });
  const violation = loan?.ok === false ? loan.failure : undefined;
  const isOfDays = violation === 'after-maturity';
  const isOfAmount = violation !== undefined && !isOfDays && violation !== 'too-early';
  return (
    <Stack gap="md">
      <p>{copy.text}</p>
      <div className={styles.fields}>
        <MoneyField
          label={copy.amount}
          hint={copy.limit(formatRupees(limit))}
          value={viewModel.loanText(shownLimit)}
          onValue={viewModel.typeLoan}
          error={errorOf(amount === undefined && copy.noAmount, isOfAmount && violation)}
        />
        <TextField
          label={copy.days}
          inputMode="numeric"
          isNumeric
          value={viewModel.loanDaysText}
          onValue={viewModel.typeLoanDays}
          error={errorOf(days === undefined && copy.noDays, isOfDays && violation)}
        />
      </div>
      {violation === 'too-early' && <p>{copy.violation[violation]}</p>}
      {loan?.ok === true && <Cost {...{ exit, answer }} loan={loan.value} />}
      <p className={styles.note}>{copy.simple}</p>
      <RuleSourceLine source={dated.source} />
    </Stack>
  );
});

function errorOf(
  unread: string | false,
  violation: keyof typeof copy.violation | false,
): string | undefined {
  if (unread !== false) return unread;
  return violation === false ? undefined : copy.violation[violation];
}

interface CostProps extends Pick<ExitBorrowProps, 'exit' | 'answer'> {
  readonly loan: Extract<ReturnType<typeof loanInstead>, { ok: true }>['value'];
}

function Cost({ exit, answer, loan }: CostProps) {
  const { terms } = exit.holding.quote;
  const text = formatRupees(loan.interest);
  const steps = exitSteps(loan.working, terms, copy.meanings);
  return (
    <DefinitionList
      items={[
        { label: copy.rate, value: `${formatPercent(loan.annualRatePercent)} p.a.` },
        {
          label: copy.interest,
          value: <ExplainedFigure {...{ terms, steps, text }} label={copy.interest} />,
        },
        ...(answer.kind === 'payable'
          ? [{ label: copy.cost, value: formatRupees(answer.cost) }]
          : []),
      ]}
    />
  );
}
