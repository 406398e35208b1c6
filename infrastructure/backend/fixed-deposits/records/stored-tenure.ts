import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';

/** Parses a stored tenure. @throws an Error for invalid text */
export function tenureFrom(text: string): Tenure {
  const tenure = Tenure.parse(text);
  if (!tenure.ok) throw new Error(`the stored tenure ${JSON.stringify(text)} cannot be read`);
  return tenure.value;
}
