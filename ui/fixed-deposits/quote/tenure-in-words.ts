import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';

/** Such as `1 year 6 months`. */
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
