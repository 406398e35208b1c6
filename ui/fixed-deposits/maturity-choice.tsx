import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { Stack } from '../platform/design-system/stack.tsx';
import { failureWords } from '../platform/failure-words.ts';
import type { MaturityActionViewModel } from './maturity-action.view-model.ts';
import { maturityActionWords as words } from './maturity-action-words.ts';

interface MaturityChoiceProps {
  readonly viewModel: MaturityActionViewModel;
  /** Called once the choice is kept. */
  readonly onSaved: () => void;
  /** A way on where the choices cannot be loaded. */
  readonly wayOn?: ReactNode;
}

/** What can become of a deposit on its maturity day, beginning with what it carries. */
export const MaturityChoice = observer(function MaturityChoice({
  viewModel,
  onSaved,
  wayOn,
}: MaturityChoiceProps) {
  const { state } = viewModel.choice;
  const { selectedId } = viewModel;
  const confirm = async () => {
    if (await viewModel.save()) onSaved();
  };
  if (state.kind === 'loading') return <Skeleton shape="rows" count={3} />;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        text={failureWords(state.failure)}
        onRetry={() => void viewModel.choice.reload()}
        action={wayOn}
      />
    );
  }
  return (
    <Stack gap="lg">
      <ChoiceGroup
        label={words.question}
        choices={state.value.options.map(({ instructionId, label }) => ({
          value: String(instructionId),
          label,
        }))}
        value={selectedId === undefined ? undefined : String(selectedId)}
        onValue={(value) => viewModel.choose(Number(value))}
      />
      {viewModel.isChecking && <Notice isAnnounced>{words.checking}</Notice>}
      {viewModel.failure !== undefined && (
        <Notice tone="danger" isAnnounced>
          {failureWords(viewModel.failure)}
        </Notice>
      )}
      <Button isFullWidth isBusy={viewModel.isSaving} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
    </Stack>
  );
});
