import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { CodeField } from '#ui/platform/design-system/fields/code-field.tsx';
import { FileField } from '#ui/platform/design-system/fields/file-field.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { Form } from '#ui/accounts/form.tsx';
import type { AddDematAccountViewModel } from './add-demat-account.view-model.ts';
import { dematFailureDetail, dematCopy as copy } from './copy.ts';

interface DematFieldsProps {
  readonly viewModel: AddDematAccountViewModel;
  readonly onSubmit: () => void;
  /** The button that skips this step, if skipping is offered. */
  readonly later: ReactNode;
}

/** The account number and the client master list that proves it. */
export const DematFields = observer(function DematFields({
  viewModel,
  onSubmit,
  later,
}: DematFieldsProps) {
  const { form } = viewModel;
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="lg">
        <SentFields isSent={viewModel.saving.isRunning}>
          <CodeField
            label={copy.number}
            name="demat-number"
            autoComplete="off"
            autoCapitalize="characters"
            placeholder={copy.numberPlaceholder}
            isNumeric
            value={form.fields.dematNumber}
            onValue={(text) => form.fields.typeDematNumber(text)}
            onBlur={() => form.leave('dematNumber')}
            hint={copy.numberHint}
            suffix={viewModel.depository}
            error={viewModel.numberError}
          />
          <CmlField viewModel={viewModel} />
        </SentFields>
        {viewModel.failure !== undefined && (
          <Notice tone="danger" title={copy.failed} isAnnounced>
            {dematFailureDetail(viewModel.failure)}
          </Notice>
        )}
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.saving.isRunning}
          busyText={copy.saving}
          disabledReason={form.isValid ? undefined : copy.disabledReason}
        >
          {copy.continue}
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
      label={copy.cml}
      hint={copy.cmlHint}
      error={viewModel.fileError}
      accept="image/png,image/jpeg,application/pdf,.png,.jpg,.jpeg,.pdf"
      prompt={copy.prompt}
      removeLabel={copy.remove}
      file={viewModel.file}
      progress={readShare === undefined ? undefined : { label: copy.reading, share: readShare }}
      onFile={(file) => void viewModel.choose(file)}
      onRemove={() => viewModel.removeFile()}
    />
  );
});
