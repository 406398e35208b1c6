import { type ComponentType, useEffect } from 'react';
import { FactsProvider } from './facts.ts';
import type { FrontPage } from './front-page.ts';
import { SiteFrame } from './site-frame.tsx';
import { tellWhatWasTyped } from './typed-before.ts';

interface FrontRootProps {
  readonly page: FrontPage;
  readonly screen: ComponentType;
  readonly facts: unknown;
}

/** A public page as it is made to HTML and as it comes alive: the same tree both times. */
export function FrontRoot({ page, screen: Screen, facts }: FrontRootProps) {
  useEffect(() => tellWhatWasTyped(document), []);
  return (
    <FactsProvider value={facts}>
      <SiteFrame page={page}>
        <Screen />
      </SiteFrame>
    </FactsProvider>
  );
}
