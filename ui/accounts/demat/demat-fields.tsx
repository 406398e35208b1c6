import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/button.tsx';
import { FileField } from '#ui/platform/design-system/file-field.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import { Form } from '../form.tsx';
import type { AddDematAccountViewModel } from './add-demat-account.view-model.ts';
import { dematFailureDetail, dematWords as words } from './words.ts';

interface DematFieldsProps {
  readonly viewModel: AddDematAccountViewModel;
  readonly onSubmit: () => void;
  /** The way past this step, where there is one. */
  readonly later: ReactNode;
}

/** The number of the account, and the list that proves it. */
export const DematFields = observer(function DematFields({
  viewModel,
  onSubmit,
  later,
}: DematFieldsProps) {
  const { form } = viewModel;
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="lg">
        <TextField
          label={words.number}
          name="demat-number"
          autoComplete="off"
          autoCapitalize="characters"
          placeholder={words.numberPlaceholder}
          isNumeric
          value={form.fields.dematNumber}
          onValue={(text) => form.fields.typeDematNumber(text)}
          onBlur={() => form.leave('dematNumber')}
          hint={words.numberHint}
          suffix={viewModel.depository}
          error={viewModel.numberError}
        />
        <CmlField viewModel={viewModel} />
        {viewModel.failure !== undefined && (
          <Notice tone="danger" title={words.failed} isAnnounced>
            {dematFailureDetail(viewModel.failure)}
          </Notice>
        )}
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.saving.isRunning}
          busyWords={words.saving}
          whyDisabled={form.isValid ? undefined : words.whyDisabled}
        >
          {words.continue}
        </Button>
        {later}
      </Stack>
    </Form>
  );
});

const CmlField = observer(function CmlField({ viewModel }: Pick<DematFieldsProps, 'viewModel'>) {
  const { readShare } = viewModel;
  return (
    <FileField
      label={words.cml}
      hint={words.cmlHint}
      error={viewModel.fileError}
      accept="image/png,image/jpeg,application/pdf,.png,.jpg,.jpeg,.pdf"
      prompt={words.prompt}
      removeLabel={words.remove}
      file={viewModel.file}
      progress={readShare === undefined ? undefined : { label: words.reading, share: readShare }}
      onFile={(file) => void viewModel.choose(file)}
      onRemove={() => viewModel.removeFile()}
    />
  );
});
