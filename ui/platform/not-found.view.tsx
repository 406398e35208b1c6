import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { AnchorButton } from './design-system/anchor-button.tsx';
import { Button } from './design-system/button.tsx';
import { LinkButton } from './design-system/link-button.tsx';
import { NotFoundPicture } from './design-system/illustrations/not-found.tsx';
import { Page } from './design-system/page.tsx';
import { PageHeader } from './design-system/page-header.tsx';
import { homeSite } from './home-site.ts';
import { notFoundWords as words } from './not-found-words.ts';
import styles from './not-found.module.css';
import { useSessionState } from './session-context.tsx';

/** For every path that has no screen. */
export function NotFound() {
  return (
    <Page width="form">
      <div className={styles.lost}>
        <NotFoundPicture />
        <PageHeader title={words.title} text={words.text} />
        <div className={styles.ways}>
          <WayOut />
          <LinkButton kind="secondary" to="/invest">
            {words.deposits}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

/** Back to the page the person came from, home for an investor, else to the provider's site. */
const WayOut = observer(function WayOut() {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly from?: unknown } | null };
  const cameFromHere = useNavigationType() === 'PUSH' || state?.from !== undefined;
  const { status } = useSessionState();
  if (cameFromHere) return <Button onClick={() => navigate(-1)}>{words.back}</Button>;
  if (status === 'signed-in') return <LinkButton to="/">{words.home}</LinkButton>;
  return <AnchorButton href={homeSite}>{words.home}</AnchorButton>;
});
