import type { ReactNode } from 'react';
import { SkipLink } from '#ui/platform/design-system/layout/skip-link.tsx';
import type { SitePage } from '#ui/site/document/site-page.ts';
import { SandboxNote } from './sandbox-note.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';
import { WelcomeToast } from './welcome-toast.tsx';

interface SiteFrameProps {
  readonly page: SitePage;
  readonly children: ReactNode;
}

/** The header, footer and notices around a public page. */
export function SiteFrame({ page, children }: SiteFrameProps) {
  return (
    <div className={styles.frame} data-layout={page.layout}>
      <SkipLink />
      <SandboxNote />
      <SiteHeader path={page.path} hasMenu={page.layout === 'site'} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <WelcomeToast />
    </div>
  );
}
