import { type ComponentType, useEffect } from 'react';
import { FactsProvider } from './facts.ts';
import type { SitePage } from './site-page.ts';
import { SiteFrame } from '#ui/site/frame/site-frame.tsx';

interface SiteRootProps {
  readonly page: SitePage;
  readonly screen: ComponentType;
  readonly facts: unknown;
}

/** The root of a public page. Server and browser must render the same tree for hydration. */
export function SiteRoot({ page, screen: Screen, facts }: SiteRootProps) {
  useEffect(() => dispatchEarlyInput(document), []);
  return (
    <FactsProvider value={facts}>
      <SiteFrame page={page}>
        <Screen />
      </SiteFrame>
    </FactsProvider>
  );
}

/**
 * Tells React about text that was typed before hydration. React adopts the fields as they are, but
 * its next render would overwrite them with its own, empty state.
 */
function dispatchEarlyInput(page: ParentNode): void {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  for (const field of fields) {
    const { value: text, defaultValue } = field;
    if (text === defaultValue) continue;
    // React tracks writes to the element's own `value` property. The setter of the prototype
    // bypasses that, so React sees the event as a change.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
