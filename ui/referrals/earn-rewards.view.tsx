import { Referrals } from '#application/referrals/referrals.ts';
import { observer } from 'mobx-react-lite';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import styles from './earn-rewards.module.css';
import { EarnRewardsViewModel } from './earn-rewards.view-model.ts';
import { InviteReport } from './invite-report.tsx';
import { rewardSteps, rewardTerms } from './reward-terms.ts';
import { ShareLink } from './share-link.tsx';
import { rewardWords as words } from './words.ts';

/** Refer friends: the link, how it works, and what came of it. */
export const EarnRewards = observer(function EarnRewards() {
  const referrals = usePort(Referrals);
  const viewModel = useViewModel(() => new EarnRewardsViewModel(referrals));
  const { state } = viewModel.stats;
  return (
    <Page width="reading">
      <PageHeader title={words.title} text={words.lead} />
      {state.kind === 'loading' && <Skeleton shape="hero" />}
      {state.kind === 'failed' && (
        <ErrorState title={words.failed} onRetry={() => void viewModel.stats.reload()} />
      )}
      {state.kind === 'ready' && <ShareLink link={viewModel.link} message={viewModel.message} />}
      <HowItWorks />
      {state.kind !== 'failed' && (
        <Section title={words.report} text={words.reportText}>
          {state.kind === 'loading' ? (
            <Skeleton shape="rows" count={4} label="" />
          ) : (
            <InviteReport
              report={viewModel.report}
              tab={viewModel.tab}
              onTab={(tab) => viewModel.show(tab)}
            />
          )}
        </Section>
      )}
      <Section title={words.terms}>
        <ul className={styles.terms}>
          {rewardTerms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Section>
    </Page>
  );
});

function HowItWorks() {
  return (
    <Section title={words.how}>
      <ol className={styles.steps}>
        {rewardSteps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
