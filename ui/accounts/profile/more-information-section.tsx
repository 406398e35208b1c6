import { LONGEST_PLACE_OF_BIRTH } from '#domain/accounts/profile/place-of-birth.ts';
import { MaritalStatus, maritalStatusLabels } from '#domain/accounts/profile/professional.ts';
import { observer } from 'mobx-react-lite';
import { ChoiceGroup } from '#ui/platform/design-system/choice-group.tsx';
import { Card } from '#ui/platform/design-system/card.tsx';
import { Section } from '#ui/platform/design-system/page.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import type { PersonalDetailsViewModel } from './personal-details.view-model.ts';
import { personalWords as words } from './words.ts';

/** What no record tells: it can be changed here. */
export const MoreInformationSection = observer(function MoreInformationSection({
  viewModel,
}: {
  readonly viewModel: PersonalDetailsViewModel;
}) {
  const { form } = viewModel;
  return (
    <Section title={words.more}>
      <Card>
        <Stack gap="lg">
          <ChoiceGroup
            label={words.resident}
            look="segments"
            choices={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
            ]}
            value={form.isIndianResident ? 'yes' : 'no'}
            onValue={(value) => form.change({ isIndianResident: value === 'yes' })}
          />
          <ChoiceGroup
            label={words.marital}
            look="segments"
            choices={Object.values(MaritalStatus).map((value) => ({
              value,
              label: maritalStatusLabels[value],
            }))}
            value={form.maritalStatus}
            onValue={(maritalStatus) => form.change({ maritalStatus })}
          />
          <TextField
            label={words.placeOfBirth}
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
