import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { useViewModel } from '#ui/platform/injection.tsx';
import { Form } from '#ui/accounts/form.tsx';
import { AddressFields } from '#ui/accounts/profile/user-address/address-fields.tsx';
import type { NomineesViewModel } from './nominees.view-model.ts';
import { GuardianFields } from './guardian-fields.tsx';
import { NomineeFields } from './nominee-fields.tsx';
import type { NomineeEditor } from './nominee-editor.ts';
import { nomineeFormCopy as copy } from './copy.ts';

interface NomineeFormPageProps {
  readonly viewModel: NomineesViewModel;
  readonly editor: NomineeEditor;
  /**
   * Called after the only nominee is saved with a share of 100%, so that the caller starts the
   * payment.
   */
  readonly onComplete: () => void;
  /** Returns to the list, regardless of how the form was opened. */
  readonly onLeave: () => void;
}

/** The form of one nominee, shown instead of the list. */
export const NomineeFormPage = observer(function NomineeFormPage({
  viewModel,
  editor: given,
  onComplete,
  onLeave,
}: NomineeFormPageProps) {
  const editor = useViewModel(() => given);
  const { form } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const submit = async () => {
    const saved = await viewModel.saveNominee(editor);
    if (saved === undefined) return;
    onLeave();
    if (saved === 'complete') onComplete();
  };
  const cancel = () => {
    editor.discard();
    onLeave();
  };
  return (
    <>
      <PageHeader
        ref={heading}
        title={editor.nominee === undefined ? copy.addTitle : copy.editTitle}
        onBack={onLeave}
      />
      <Form takesFocus onSubmit={submit}>
        <Stack gap="lg">
          <SentFields isSent={editor.saving.isRunning}>
            <NomineeFields editor={editor} relationships={viewModel.relationships} />
            {form.fields.isMinor && <GuardianFields editor={editor} />}
            <CheckboxField
              label={copy.sameAddress}
              isChecked={form.fields.isInvestorAddress}
              onChecked={(isSame) => form.fields.setInvestorAddress(isSame)}
            />
            {!form.fields.isInvestorAddress && (
              <Section title={copy.addressHeading}>
                <Stack gap="md">
                  <AddressFields
                    lines={form.fields}
                    errors={editor.fieldErrors}
                    onType={(field, text) => editor.type(field, text)}
                    onLeave={(field) => form.leave(field)}
                  />
                </Stack>
              </Section>
            )}
          </SentFields>
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
              busyText={copy.saving}
            >
              {copy.save}
            </Button>
            <Button kind="quiet" isFullWidth isDisabled={editor.saving.isRunning} onClick={cancel}>
              {copy.cancel}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </>
  );
});
