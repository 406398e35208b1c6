import { Tenure } from '#domain/fixed-deposits/tenure.ts';

/** A tenure as this backend wrote it. @throws a sentence for any other text. */
export function tenureFrom(text: string): Tenure {
  const tenure = Tenure.parse(text);
  if (!tenure.ok) throw new Error(`the stored tenure ${JSON.stringify(text)} cannot be read`);
  return tenure.value;
}
