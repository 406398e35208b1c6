import { useState } from 'react';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { ComboboxField } from '#ui/platform/design-system/fields/combobox-field.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { OtpField } from '#ui/platform/design-system/fields/otp-field.tsx';
import { SelectField } from '#ui/platform/design-system/fields/select-field.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { Specimen } from './specimen.tsx';

const TENURES = [
  { value: '1Y', label: '1 year' },
  { value: '2Y', label: '2 years' },
  { value: '3Y', label: '3 years' },
] as const;

const PAYOUTS = [
  { value: 'maturity', label: 'At Maturity', detail: 'Interest grows with it', aside: '8.75%' },
  { value: 'monthly', label: 'Monthly', detail: 'Interest to your bank', aside: '8.40%' },
  { value: 'yearly', label: 'Yearly', aside: 'N/A', isDisabled: true },
] as const;

const BANKS = ['State Bank of India', 'HDFC Bank', 'ICICI Bank', 'Axis Bank', 'Canara Bank'].map(
  (label) => ({ value: label, label }),
);

function Typed() {
  const [mobile, setMobile] = useState('98765');
  const [pan, setPan] = useState('ABCDE12');
  const [amount, setAmount] = useState('123456');
  const [date, setDate] = useState('21/11/1990');
  const [code, setCode] = useState('482');
  return (
    <>
      <Stack gap="lg">
        <TextField
          label="Mobile number"
          value={mobile}
          onValue={setMobile}
          prefix="+91"
          inputMode="numeric"
          isNumeric
          maxLength={10}
          hint="We send a code to this number."
        />
        <TextField
          label="PAN"
          value={pan}
          onValue={setPan}
          maxLength={10}
          error="Please enter a valid PAN number"
        />
        <TextField label="Email" value="" onValue={() => undefined} isOptional isDisabled />
      </Stack>
      <Stack gap="lg">
        <MoneyField
          label="Amount"
          value={amount}
          onValue={setAmount}
          isHero
          amountInWords="One lakh twenty-three thousand four hundred and fifty-six rupees"
        />
        <MoneyField
          label="Monthly income"
          value="500"
          onValue={() => undefined}
          error="The minimum is ₹5,000"
        />
      </Stack>
      <Stack gap="lg">
        <DateField label="Date of birth" value={date} onValue={setDate} autoComplete="bday" />
        <OtpField label="Code from the message" value={code} onValue={setCode} />
        <OtpField label="Code again" value="12345" onValue={() => undefined} error="Wrong code" />
      </Stack>
    </>
  );
}

export function FieldSpecimens() {
  const [bank, setBank] = useState<string>();
  const [tenure, setTenure] = useState<(typeof TENURES)[number]['value']>();
  const [chip, setChip] = useState<(typeof TENURES)[number]['value']>('2Y');
  const [payout, setPayout] = useState<(typeof PAYOUTS)[number]['value']>('maturity');
  const [isAgreed, setIsAgreed] = useState(true);
  const [isOn, setIsOn] = useState(true);
  return (
    <Specimen title="Fields">
      <Typed />
      <Stack gap="lg">
        <SelectField label="Tenure" options={TENURES} value={tenure} onValue={setTenure} />
        <ComboboxField label="Bank" options={BANKS} value={bank} onValue={setBank} />
        <ChoiceGroup label="Tenure" look="chips" choices={TENURES} value={chip} onValue={setChip} />
        <ChoiceGroup look="segments" label="For" choices={TENURES} value={chip} onValue={setChip} />
      </Stack>
      <ChoiceGroup label="Interest payout" choices={PAYOUTS} value={payout} onValue={setPayout} />
      <Stack>
        <CheckboxField
          label="I agree to the terms and conditions of the issuer."
          isChecked={isAgreed}
          onChecked={setIsAgreed}
        />
        <CheckboxField
          label="I am not a politically exposed person."
          isChecked={false}
          onChecked={() => undefined}
          error="This declaration is needed."
        />
        <SwitchField
          label="Hide amounts"
          detail="Shows dots in place of figures."
          isOn={isOn}
          onChange={setIsOn}
        />
        <SwitchField label="Reminders" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
      </Stack>
    </Specimen>
  );
}
