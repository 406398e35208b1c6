import { useState } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import block from '#ui/site/landing/block.module.css';
import type { LandingFacts } from '#ui/site/landing/landing-facts.ts';
import { referralSteps, referralCopy as copy } from '#ui/site/landing/landing-copy.ts';
import styles from './referral-banner.module.css';

export function ReferralBanner() {
  const { referral } = useFacts<LandingFacts>();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={block.block}>
      <div className={`${block.panel} ${styles.banner}`}>
        <div className={styles.words}>
          <h2 className={styles.title}>{copy.title}</h2>
          <p className={styles.text}>{copy.text(referral)}</p>
          <WithScripts without={<AnchorButton href="/earn-rewards">{copy.ownLink}</AnchorButton>}>
            <Button onClick={() => setOpen(true)}>{copy.open}</Button>
          </WithScripts>
        </div>
        <svg className={styles.picture} viewBox="0 0 240 160" aria-hidden="true">
          <path className={styles.ground} d="M6 140h228" />
          <path className={styles.stem} d="M70 140V70M170 140V40" />
          <path className={styles.leaf} d="M70 96C66 66 44 56 18 58c6 28 24 40 52 38Z" />
          <path className={styles.leaf} d="M70 78C70 52 88 38 114 36c0 28-16 42-44 42Z" />
          <path className={styles.leaf} d="M170 84c-4-30-24-40-50-38 6 28 22 40 50 38Z" />
          <path className={styles.leaf} d="M170 58c0-26 18-42 46-44 0 30-18 44-46 44Z" />
          <path className={styles.way} d="M84 124c22-16 50-16 70 0" />
          <circle className={styles.coin} cx="120" cy="112" r="15" />
        </svg>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={copy.popUp}
        description={copy.popUpText}
        illustration={<InBloomPicture />}
      >
        <ol className={styles.steps}>
          {referralSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <AnchorButton href="/earn-rewards" isFullWidth>
          {copy.link}
        </AnchorButton>
      </Dialog>
    </section>
  );
}
