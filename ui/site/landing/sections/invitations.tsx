import block from '#ui/site/landing/block.module.css';
import { AdvisorBlock } from './advisor-block.tsx';
import styles from './invitations.module.css';
import { ReferralBanner } from './referral-banner.tsx';

/** The invitations to refer a friend and to join as an advisor, side by side on wide screens. */
export function Invitations() {
  return (
    <div className={`${block.block} ${styles.invitations}`}>
      <ReferralBanner />
      <AdvisorBlock />
    </div>
  );
}
