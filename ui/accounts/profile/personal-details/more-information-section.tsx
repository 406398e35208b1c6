import { MaritalStatus, maritalStatusLabels } from '#domain/accounts/profile/professional.ts';
import { observer } from 'mobx-react-lite';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import type { PersonalDetailsViewModel } from './personal-details.view-model.ts';
import { personalCopy as copy } from './copy.ts';

/** Editable details that are not part of any KYC record. */
export const MoreInformationSection = observer(function MoreInformationSection({
  viewModel,
}: {
  readonly viewModel: PersonalDetailsViewModel;
}) {
  const { fields, errors } = viewModel.form;
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
            value={fields.isIndianResident ? 'yes' : 'no'}
            onValue={(value) => fields.change({ isIndianResident: value === 'yes' })}
          />
          {!fields.isIndianResident && (
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
            value={fields.maritalStatus}
            onValue={(maritalStatus) => fields.change({ maritalStatus })}
          />
          <TextField
            label={copy.placeOfBirth}
            name="place-of-birth"
            isOptional
            value={fields.placeOfBirth}
            onValue={(placeOfBirth) => fields.change({ placeOfBirth })}
            error={errors.placeOfBirth}
          />
        </Stack>
      </Card>
    </Section>
  );
});
