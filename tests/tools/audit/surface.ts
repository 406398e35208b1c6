import type { Published } from './published.ts';

/** The published names and signatures as text, sorted by name and without implementations. */
export function surfaceText(names: readonly Published[]): string {
  const parts = names
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((one) => [headOf(one), ...membersOf(one).map((member) => `  ${member}`)].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

function headOf({ name, module, kind, signature }: Published): string {
  return `${name} (${kind}, ${module})\n  ${oneLine(signature)}`;
}

function membersOf({ members }: Published): readonly string[] {
  return members
    .map(({ isStatic, signature }) => `${isStatic ? 'static ' : ''}${oneLine(signature)}`)
    .toSorted();
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
