import type { ReactNode } from 'react';
import type { FrontPage } from './front-page.ts';
import { SandboxNote } from './sandbox-note.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';

interface SiteFrameProps {
  readonly page: FrontPage;
  readonly children: ReactNode;
}

/** What stands around a public page. */
export function SiteFrame({ page, children }: SiteFrameProps) {
  return (
    <div className={styles.frame} data-layout={page.layout}>
      <SandboxNote />
      <SiteHeader path={page.path} hasMenu={page.layout === 'site'} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
