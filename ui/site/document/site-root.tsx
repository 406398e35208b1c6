import { type ComponentType, useEffect } from 'react';
import { FactsProvider } from './facts.ts';
import type { SitePage } from './site-page.ts';
import { SiteFrame } from '#ui/site/frame/site-frame.tsx';
import { dispatchEarlyInput } from '#ui/site/frame/typed-before.ts';

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
