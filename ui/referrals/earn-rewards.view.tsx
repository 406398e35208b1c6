import { Attribution } from '#application/platform/attribution.ts';
import { Referrals } from '#application/referrals/referrals.ts';
import { observer } from 'mobx-react-lite';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import styles from './earn-rewards.module.css';
import { EarnRewardsViewModel } from './earn-rewards.view-model.ts';
import { InviteReport } from './invite-report.tsx';
import { rewardSteps, rewardTerms } from './reward-terms.ts';
import { ShareLink } from './share-link.tsx';
import { rewardCopy as copy } from './copy.ts';

export const EarnRewards = observer(function EarnRewards() {
  const referrals = usePort(Referrals);
  const attribution = usePort(Attribution);
  const viewModel = useViewModel(() => new EarnRewardsViewModel(referrals, attribution));
  const { state } = viewModel.stats;
  return (
    <Page width="reading">
      <PageHeader title={copy.title} text={copy.lead} />
      {state.kind === 'loading' && <Skeleton shape="hero" />}
      {state.kind === 'failed' && (
        <LoadError
          what="Your invites"
          failure={state.failure}
          onRetry={() => void viewModel.stats.reload()}
        />
      )}
      {state.kind === 'ready' && <ShareLink link={viewModel.link} message={viewModel.message} />}
      <HowItWorks />
      {state.kind !== 'failed' && (
        <Section title={copy.report} text={copy.reportText}>
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
      <Section title={copy.terms}>
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
    <Section title={copy.how}>
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
