import { observer } from 'mobx-react-lite';
import { useNavigationType } from 'react-router-dom';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { NotFoundPicture } from '#ui/platform/design-system/illustrations/not-found.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { homeSite } from '#ui/platform/routing/home-site.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { notFoundCopy as copy } from './copy.ts';
import styles from './not-found.module.css';
import { useSessionState } from '#ui/platform/session/session-context.tsx';

export function NotFound() {
  return (
    <Page width="form">
      <div className={styles.lost}>
        <NotFoundPicture />
        <PageHeader title={copy.title} text={copy.text} />
        <div className={styles.ways}>
          <WayOut />
          <LinkButton kind="secondary" to="/invest">
            {copy.deposits}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

/**
 * Leads back to the previous page, or to the dashboard for investors, or to the provider's site.
 */
const WayOut = observer(function WayOut() {
  const navigate = useNavigate();
  const cameFromHere = useNavigationType() === 'PUSH';
  const { status } = useSessionState();
  if (cameFromHere) return <Button onClick={() => navigate(-1)}>{copy.back}</Button>;
  if (status === 'signed-in') return <LinkButton to="/">{copy.home}</LinkButton>;
  return <AnchorButton href={homeSite}>{copy.home}</AnchorButton>;
});
