import { useState } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import block from '#ui/site/landing/block.module.css';
import type { LandingFacts } from '#ui/site/landing/landing-facts.ts';
import { referralSteps, referralCopy as copy } from '#ui/site/landing/copy.ts';
import styles from './referral-banner.module.css';

export function ReferralBanner() {
  const { referral } = useFacts<LandingFacts>();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${block.panel} ${styles.banner}`}>
      <div className={styles.words}>
        <h2 className={styles.title}>{copy.title}</h2>
        <p className={styles.text}>{copy.text(referral)}</p>
        <WithScripts without={<AnchorButton href="/earn-rewards">{copy.ownLink}</AnchorButton>}>
          <Button onClick={() => setOpen(true)}>{copy.open}</Button>
        </WithScripts>
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
