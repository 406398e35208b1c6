import { useState } from 'react';
import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { Button } from '../../platform/design-system/button.tsx';
import { WithScripts } from '../../platform/front/with-scripts.tsx';
import { AdvisorSignUpPopUp } from '../advisor-sign-up-pop-up.tsx';
import { advisorWords as words } from '../front-words.ts';
import styles from './advisor-block.module.css';
import block from './block.module.css';

/** For advisors: how many there are, and the way to become one. */
export function AdvisorBlock() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={block.block} id="advisors">
      <div className={`${block.panel} ${styles.block}`}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.joined}>{words.joined}</p>
        <p>{words.lead}</p>
        <WithScripts
          without={
            <AnchorButton href="/contact-us" kind="secondary">
              {words.write}
            </AnchorButton>
          }
        >
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {words.signUp}
          </Button>
        </WithScripts>
      </div>
      <AdvisorSignUpPopUp isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
