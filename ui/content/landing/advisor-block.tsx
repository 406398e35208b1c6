import { useState } from 'react';
import { Button } from '../../platform/design-system/button.tsx';
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
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {words.signUp}
        </Button>
      </div>
      <AdvisorSignUpPopUp isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
