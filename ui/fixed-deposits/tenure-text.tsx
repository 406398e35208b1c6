import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';

/** `1Y 6M` for the eye, "1 year 6 months" for the ear. */
export function TenureText({ tenure }: { readonly tenure: Tenure }) {
  return (
    <>
      <span aria-hidden="true">{tenure.text}</span>
      <VisuallyHidden>{tenureInWords(tenure)}</VisuallyHidden>
    </>
  );
}

export function tenureInWords({ parts }: Tenure): string {
  const { years, months, days } = parts;
  return [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')]
    .filter((part) => part !== '')
    .join(' ');
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
