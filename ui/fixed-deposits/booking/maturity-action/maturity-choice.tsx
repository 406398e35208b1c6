import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import type { MaturityActionViewModel } from './maturity-action.view-model.ts';
import { RENEWAL_LIMIT } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { maturityActionCopy as copy } from './copy.ts';

interface MaturityChoiceProps {
  readonly viewModel: MaturityActionViewModel;
  readonly onSaved: () => void;
  /** A link that continues without a choice, shown if the options cannot be loaded. */
  readonly nextStep?: ReactNode;
}

/** The maturity instructions, with the saved one selected. */
export const MaturityChoice = observer(function MaturityChoice({
  viewModel,
  onSaved,
  nextStep,
}: MaturityChoiceProps) {
  const { state } = viewModel.choice;
  const { selectedId } = viewModel;
  const confirm = async () => {
    if (await viewModel.save()) onSaved();
  };
  if (state.kind === 'loading') return <Skeleton shape="rows" count={3} />;
  if (state.kind === 'failed') {
    return (
      <LoadError
        what="The choices"
        failure={state.failure}
        money="Your deposit is not affected."
        onRetry={() => void viewModel.choice.reload()}
        action={nextStep}
      />
    );
  }
  return (
    <Stack gap="lg">
      <ChoiceGroup
        label={copy.question}
        choices={state.value.options.map(({ instructionId, label }) => ({
          value: String(instructionId),
          label,
          isDisabled: viewModel.saving.isRunning,
        }))}
        value={selectedId === undefined ? undefined : String(selectedId)}
        onValue={(value) => viewModel.choose(Number(value))}
      />
      <p>{RENEWAL_LIMIT}</p>
      {viewModel.saving.isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
      {viewModel.failure !== undefined && (
        <Notice tone="danger" isAnnounced>
          {failureCopy(viewModel.failure)}
        </Notice>
      )}
      <Button
        isFullWidth
        isBusy={viewModel.saving.isRunning}
        disabledReason={selectedId === undefined ? copy.chooseFirst : undefined}
        onClick={() => void confirm()}
      >
        {copy.confirm}
      </Button>
    </Stack>
  );
});
