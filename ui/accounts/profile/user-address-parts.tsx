import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#ui/platform/design-system/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/choice-group.tsx';
import { Section } from '#ui/platform/design-system/page.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import type { FormState } from '../onboarding/form-state.ts';
import { AddressFields } from './address-fields.tsx';
import type { AddressForm } from './address-form.ts';
import { placeText } from './profile-texts.ts';
import type { UserAddressViewModel } from './user-address.view-model.ts';
import { addressWords as words } from './words.ts';

interface PartProps {
  readonly viewModel: UserAddressViewModel;
}

/** One of the known addresses, or the first one typed here. */
export const PermanentAddress = observer(function PermanentAddress({ viewModel }: PartProps) {
  const { permanentAddresses, chosenId } = viewModel;
  if (permanentAddresses.length === 0) {
    return (
      <Section title={words.permanent} text={words.permanentText}>
        <TypedAddress form={viewModel.permanentForm} />
      </Section>
    );
  }
  return (
    <ChoiceGroup
      label={words.choose}
      choices={permanentAddresses.map((address) => ({
        value: String(address.id),
        label: `${address.line1}, ${address.line2}`,
        detail: placeText(address),
      }))}
      value={chosenId === undefined ? undefined : String(chosenId)}
      onValue={(id) => viewModel.choose(Number(id))}
    />
  );
});

/** Where letters go, asked for only when it is elsewhere. */
export const CorrespondentAddress = observer(function CorrespondentAddress({
  viewModel,
}: PartProps) {
  return (
    <Stack gap="md">
      <CheckboxField
        label={words.same}
        name="same-address"
        isChecked={viewModel.isSame}
        onChecked={(isSame) => viewModel.setSame(isSame)}
      />
      {!viewModel.isSame && (
        <Section title={words.correspondent}>
          <TypedAddress form={viewModel.correspondentForm} />
        </Section>
      )}
    </Stack>
  );
});

const TypedAddress = observer(function TypedAddress({
  form,
}: {
  readonly form: FormState<AddressForm>;
}) {
  return (
    <Stack gap="md">
      <AddressFields
        isOwn
        lines={form.fields}
        errors={form.shownErrors}
        onType={(field, text) => form.fields.type(field, text)}
        onLeave={(field) => form.leave(field)}
      />
    </Stack>
  );
});
