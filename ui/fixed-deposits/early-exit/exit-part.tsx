import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import { ExitStep, exitWorking } from '#domain/fixed-deposits/early-exit/exit-working.ts';
import { type PartialExit, partialExit } from '#domain/fixed-deposits/early-exit/partial-exit.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { ExplainedFigure } from '#ui/fixed-deposits/quote/explained-figure.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { partCopy as copy } from './copy.ts';
import type { BreakEarlyViewModel } from './break-early.view-model.ts';
import { exitSteps, stepsUntil } from './exit-steps.ts';

interface ExitPartProps {
  readonly viewModel: BreakEarlyViewModel;
  readonly exit: EarlyExit;
  readonly answer: ExitAnswer;
}

/** A part of the deposit that is broken while the rest goes on, where the rule allows it. */
export const ExitPart = observer(function ExitPart({ viewModel, exit, answer }: ExitPartProps) {
  if (!exit.rule.isPartAllowed) return <p>{copy.notAllowed}</p>;
  const { partAmount, partText } = viewModel;
  const result = partAmount && partialExit(exit, { day: answer.day, withdrawn: partAmount });
  const unread = partText !== '' && partAmount === undefined ? copy.noAmount : undefined;
  return (
    <Stack gap="md">
      <MoneyField
        label={copy.amount}
        value={partText}
        onValue={viewModel.typePart}
        error={result?.ok === false ? copy.violation[result.failure] : unread}
      />
      {result?.ok === true && <Both partial={result.value} />}
    </Stack>
  );
});

function Both({ partial: { part, exit, rest } }: { readonly partial: PartialExit }) {
  const { terms } = exit.holding.quote;
  const steps = exitSteps(stepsUntil(exitWorking(exit, part.day), ExitStep.Proceeds), terms);
  const rate = formatPercent(rest.quote.terms.annualRatePercent);
  return (
    <DefinitionList
      items={[
        {
          label: copy.part,
          value: (
            <ExplainedFigure
              {...{ terms, steps, label: copy.part, text: formatRupees(part.proceeds) }}
            />
          ),
        },
        {
          label: copy.rest,
          value: formatRupees(rest.quote.terms.principal),
          detail: copy.restText(rate, formatDate(rest.maturityDate)),
        },
      ]}
    />
  );
}
