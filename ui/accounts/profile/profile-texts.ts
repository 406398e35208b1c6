import type { AddressLines } from '#domain/accounts/profile/address.ts';
import { Gender } from '#domain/platform/gender.ts';

export const genderLabels = {
  [Gender.Male]: 'Male',
  [Gender.Female]: 'Female',
} as const satisfies Record<Gender, string>;

/** The full address, such as `402 Sea Breeze, Carter Road, Mumbai 400050, Maharashtra, India`. */
export function addressText({ line1, line2, ...place }: AddressLines): string {
  return `${line1}, ${line2}, ${placeText(place)}`;
}

/** The place of an address, such as `Mumbai 400050, Maharashtra, India`. */
export function placeText({
  city,
  pincode,
  state,
  country,
}: Omit<AddressLines, 'line1' | 'line2'>): string {
  return `${city} ${pincode}, ${state}, ${country}`;
}
