import { formatPercent } from '#domain/platform/indian-formatting.ts';
import type { Percentage } from '#domain/platform/percentage.ts';

/** A change in percent with its sign: "+13.65%" or "−2.10%". */
export function signedPercent(percentage: Percentage): string {
  const text = formatPercent(percentage);
  return percentage.isNegative() ? text.replace('-', '−') : `+${text}`;
}
