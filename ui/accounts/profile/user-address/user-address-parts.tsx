import { observer } from 'mobx-react-lite';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import type { FormState } from '#ui/platform/forms/form-state.ts';
import { AddressFields } from './address-fields.tsx';
import type { AddressForm } from './address-form.ts';
import { placeText } from '#ui/accounts/profile/profile-texts.ts';
import type { UserAddressViewModel } from './user-address.view-model.ts';
import { addressCopy as copy } from './copy.ts';

interface PartProps {
  readonly viewModel: UserAddressViewModel;
}

/** Choice of a known permanent address, or a form for the first one. */
export const PermanentAddress = observer(function PermanentAddress({ viewModel }: PartProps) {
  const { permanentAddresses, chosenId } = viewModel;
  if (permanentAddresses.length === 0) {
    return (
      <Section title={copy.permanent} text={copy.permanentText}>
        <TypedAddress form={viewModel.permanentForm} />
      </Section>
    );
  }
  return (
    <ChoiceGroup
      label={copy.choose}
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

/** The address for correspondence, shown only if it differs from the permanent one. */
export const CorrespondentAddress = observer(function CorrespondentAddress({
  viewModel,
}: PartProps) {
  return (
    <Stack gap="md">
      <CheckboxField
        label={copy.same}
        name="same-address"
        isChecked={viewModel.isSame}
        onChecked={(isSame) => viewModel.setSame(isSame)}
      />
      {!viewModel.isSame && (
        <Section title={copy.correspondent}>
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
