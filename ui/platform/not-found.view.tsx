import { useNavigate } from 'react-router-dom';
import { Button } from './design-system/button.tsx';
import { LinkButton } from './design-system/link-button.tsx';
import { Page } from './design-system/page.tsx';
import { PageHeader } from './design-system/page-header.tsx';
import { Cluster } from './design-system/stack.tsx';

/** For every path that has no screen. */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <Page width="form">
      <PageHeader
        title="Page not found"
        text="There is no page at this address. It may have moved, or the link may be incomplete."
      />
      <Cluster>
        <LinkButton to="/invest">See fixed deposits</LinkButton>
        <Button kind="secondary" onClick={() => navigate(-1)}>
          Go back
        </Button>
      </Cluster>
    </Page>
  );
}
