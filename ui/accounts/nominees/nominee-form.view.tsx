import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/platform/design-system/button.tsx';
import { CheckboxField } from '#ui/platform/design-system/checkbox-field.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Section } from '#ui/platform/design-system/page.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { useViewModel } from '#ui/platform/injection.tsx';
import { Form } from '../form.tsx';
import { AddressFields } from '../profile/address-fields.tsx';
import type { AddNominationViewModel } from './add-nomination.view-model.ts';
import { GuardianFields } from './guardian-fields.tsx';
import { NomineeFields } from './nominee-fields.tsx';
import type { NomineeEditor } from './nominee-editor.ts';
import { nomineeFormWords as words } from './words.ts';

interface NomineeFormViewProps {
  readonly viewModel: AddNominationViewModel;
  readonly editor: NomineeEditor;
  /** The one nominee who gets everything is saved: the payment follows. */
  readonly onComplete: () => void;
}

/** The form of one nominee, in place of the list. */
export const NomineeFormView = observer(function NomineeFormView({
  viewModel,
  editor: given,
  onComplete,
}: NomineeFormViewProps) {
  const editor = useViewModel(() => given);
  const { form } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = async () => {
    if ((await viewModel.saveNominee(editor)) === 'complete') onComplete();
  };
  const cancel = () => {
    editor.discard();
    viewModel.closePopup();
  };
  return (
    <>
      <PageHeader
        ref={heading}
        title={editor.nominee === undefined ? words.addTitle : words.editTitle}
        onBack={() => viewModel.closePopup()}
      />
      <Form onSubmit={() => void submit()}>
        <Stack gap="lg">
          <NomineeFields editor={editor} relationships={viewModel.relationships} />
          {form.fields.isMinor && <GuardianFields editor={editor} />}
          <CheckboxField
            label={words.sameAddress}
            isChecked={form.fields.isInvestorAddress}
            onChecked={(isSame) => form.fields.setInvestorAddress(isSame)}
          />
          {!form.fields.isInvestorAddress && (
            <Section title={words.addressHeading}>
              <Stack gap="md">
                <AddressFields
                  lines={form.fields}
                  errors={form.shownErrors}
                  onType={(field, text) => form.fields.type(field, text)}
                  onLeave={(field) => form.leave(field)}
                />
              </Stack>
            </Section>
          )}
          {editor.error !== undefined && (
            <Notice tone="danger" isAnnounced>
              {editor.error}
            </Notice>
          )}
          <Stack gap="sm">
            <Button
              type="submit"
              isFullWidth
              isBusy={editor.saving.isRunning}
              busyWords={words.saving}
            >
              {words.save}
            </Button>
            <Button kind="quiet" isFullWidth onClick={cancel}>
              {words.cancel}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </>
  );
});
