import * as v from 'valibot';

/** The kind of issuer on the wire; the API documents do not define it. */
export const institutionType = v.picklist([
  'Bank',
  'Small Finance Bank',
  'Finance Company',
  'Housing Finance Company',
]);
export type InstitutionType = v.InferOutput<typeof institutionType>;
