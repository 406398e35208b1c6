import { LONGEST_PLACE_OF_BIRTH } from '#domain/accounts/profile/place-of-birth.ts';
import { MaritalStatus, maritalStatusLabels } from '#domain/accounts/profile/professional.ts';
import { observer } from 'mobx-react-lite';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import type { PersonalDetailsViewModel } from './personal-details.view-model.ts';
import { personalCopy as copy } from '#ui/accounts/profile/copy.ts';

/** Editable details that are not part of any KYC record. */
export const MoreInformationSection = observer(function MoreInformationSection({
  viewModel,
}: {
  readonly viewModel: PersonalDetailsViewModel;
}) {
  const { form } = viewModel;
  return (
    <Section title={copy.more}>
      <Card>
        <Stack gap="lg">
          <ChoiceGroup
            label={copy.resident}
            look="segments"
            choices={[
              { value: 'yes', label: copy.yes },
              { value: 'no', label: copy.no },
            ]}
            value={form.isIndianResident ? 'yes' : 'no'}
            onValue={(value) => form.change({ isIndianResident: value === 'yes' })}
          />
          {!form.isIndianResident && (
            <Notice tone="warning" isAnnounced>
              {copy.nonResident}
            </Notice>
          )}
          <ChoiceGroup
            label={copy.marital}
            look="segments"
            choices={Object.values(MaritalStatus).map((value) => ({
              value,
              label: maritalStatusLabels[value],
            }))}
            value={form.maritalStatus}
            onValue={(maritalStatus) => form.change({ maritalStatus })}
          />
          <TextField
            label={copy.placeOfBirth}
            name="place-of-birth"
            isOptional
            maxLength={LONGEST_PLACE_OF_BIRTH}
            value={form.placeOfBirth}
            onValue={(placeOfBirth) => form.change({ placeOfBirth })}
            error={viewModel.errors.placeOfBirth}
          />
        </Stack>
      </Card>
    </Section>
  );
});
