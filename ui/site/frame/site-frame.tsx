import type { ReactNode } from 'react';
import { SkipLink } from '#ui/platform/design-system/layout/skip-link.tsx';
import type { SitePage } from '#ui/site/document/site-page.ts';
import { SiteBottomBar } from './site-bottom-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header.tsx';
import { WelcomeToast } from './welcome-toast.tsx';

interface SiteFrameProps {
  readonly page: SitePage;
  readonly children: ReactNode;
}

/** The header, navigation, footer and notices around a public page. */
export function SiteFrame({ page, children }: SiteFrameProps) {
  const hasMenu = page.layout === 'site';
  return (
    <div className={styles.frame} data-layout={page.layout}>
      <SkipLink />
      <SandboxNote />
      <SiteHeader path={page.path} hasMenu={hasMenu} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      {hasMenu && <SiteBottomBar path={page.path} />}
      <WelcomeToast />
    </div>
  );
}

const isSandbox = (import.meta.env['VITE_ENVIRONMENT'] ?? 'sandbox') === 'sandbox';

/** Tells visitors of the sandbox that no real money is involved. */
function SandboxNote() {
  if (!isSandbox) return undefined;
  return (
    <aside className={styles.sandbox} aria-label="About this site">
      <p>
        Sandbox: no real money moves. <a href="/login">Try it with any mobile number</a>
      </p>
    </aside>
  );
}
