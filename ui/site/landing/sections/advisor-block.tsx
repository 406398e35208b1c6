import { useState } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import { AdvisorSignUpPopUp } from '#ui/site/pop-ups/advisor-sign-up-pop-up.tsx';
import { advisorCopy as copy } from '#ui/site/copy.ts';
import styles from './advisor-block.module.css';
import block from '#ui/site/landing/block.module.css';

export function AdvisorBlock() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`${block.panel} ${styles.block}`} id="advisors">
      <h2 className={styles.title}>{copy.title}</h2>
      <p className={styles.joined}>{copy.joined}</p>
      <p>{copy.lead}</p>
      <WithScripts
        without={
          <AnchorButton href="/contact-us" kind="secondary">
            {copy.write}
          </AnchorButton>
        }
      >
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {copy.signUp}
        </Button>
      </WithScripts>
      <AdvisorSignUpPopUp isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
