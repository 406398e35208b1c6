import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';

/** Shows `1Y 6M`; screen readers read "1 year 6 months". */
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
