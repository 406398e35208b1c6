import type { AddressLines } from '#domain/accounts/profile/address.ts';
import { observer } from 'mobx-react-lite';
import { CodeField } from '#ui/platform/design-system/fields/code-field.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import styles from '#ui/accounts/profile/profile.module.css';
import { addressCopy as copy } from './copy.ts';

export interface AddressFieldsProps {
  readonly lines: AddressLines;
  readonly errors: { readonly [Field in keyof AddressLines]?: string };
  readonly onType: (field: keyof AddressLines, text: string) => void;
  readonly onLeave: (field: keyof AddressLines) => void;
  /** Whether it is the user's own address, which the browser may autofill. */
  readonly isOwn?: boolean;
}

const AUTOFILL = {
  line1: 'address-line1',
  line2: 'address-line2',
  pincode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country-name',
} as const satisfies Record<keyof AddressLines, string>;

export const AddressFields = observer(function AddressFields(props: AddressFieldsProps) {
  const field = (name: keyof AddressLines) => ({
    label: copy[name],
    name,
    autoComplete: props.isOwn === true ? AUTOFILL[name] : 'off',
    value: props.lines[name],
    onValue: (text: string) => props.onType(name, text),
    onBlur: () => props.onLeave(name),
    error: props.errors[name],
  });
  return (
    <>
      <TextField {...field('line1')} />
      <TextField {...field('line2')} />
      <div className={styles.pair}>
        <CodeField {...field('pincode')} inputMode="numeric" isNumeric />
        <TextField {...field('city')} />
      </div>
      <div className={styles.pair}>
        <TextField {...field('state')} />
        <TextField {...field('country')} />
      </div>
    </>
  );
});
