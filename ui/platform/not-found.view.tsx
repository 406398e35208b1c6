import { useNavigate } from 'react-router-dom';
import { Button } from './design-system/button.tsx';
import { LinkButton } from './design-system/link-button.tsx';
import { NotFoundPicture } from './design-system/illustrations/not-found.tsx';
import { Page } from './design-system/page.tsx';
import { PageHeader } from './design-system/page-header.tsx';
import styles from './not-found.module.css';

/** For every path that has no screen. */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <Page width="form">
      <div className={styles.lost}>
        <NotFoundPicture />
        <PageHeader
          title="Page not found"
          text="There is no page at this address. It may have moved, or the link may be incomplete."
        />
        <div className={styles.ways}>
          <LinkButton to="/invest">See fixed deposits</LinkButton>
          <Button kind="secondary" onClick={() => navigate(-1)}>
            Go back
          </Button>
        </div>
      </div>
    </Page>
  );
}
