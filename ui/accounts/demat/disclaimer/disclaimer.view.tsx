import { AcceptDisclaimer } from '#application/accounts/demat/accept-disclaimer.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { usePurpose } from '#ui/accounts/onboarding/use-purpose.ts';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import styles from './disclaimer.module.css';
import { DisclaimerViewModel } from './disclaimer.view-model.ts';
import { disclaimerStatements, disclaimerCopy as copy } from './copy.ts';

/** The consent that is required before buying unlisted shares: `/disclaimer`. */
export const Disclaimer = observer(function Disclaimer() {
  const acceptDisclaimer = useUseCase(AcceptDisclaimer);
  const purpose = usePurpose();
  const viewModel = useViewModel(() => new DisclaimerViewModel(acceptDisclaimer, purpose));
  const navigate = useNavigate();
  const agree = async () => {
    const path = await viewModel.agree();
    if (path !== undefined) void navigate(path, { replace: true });
  };
  return (
    <StepPage step="disclaimer" purpose={purpose}>
      <PageHeader title={copy.heading} text={copy.lead} />
      <Stack gap="lg">
        <Card>
          <ol className={styles.statements}>
            {disclaimerStatements.map(({ title, text }) => (
              <li key={title} className={styles.statement}>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </Card>
        {viewModel.error !== undefined && (
          <Notice tone="danger" isAnnounced>
            {viewModel.error}
          </Notice>
        )}
        <Button
          isFullWidth
          isBusy={viewModel.agreeing.isRunning}
          busyText={copy.agreeing}
          onClick={() => void agree()}
        >
          {copy.agree}
        </Button>
      </Stack>
    </StepPage>
  );
});
