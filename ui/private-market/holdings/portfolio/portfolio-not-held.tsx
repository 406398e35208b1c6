import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { ORDERS_PATH, portfolioPath } from '#ui/private-market/paths.ts';
import { portfolioCopy as copy } from './copy.ts';

/** Shown if the share or basket in the URL is not in the portfolio. */
export function PortfolioNotHeld() {
  return (
    <Page width="reading">
      <PageHeader title={copy.title} />
      <EmptyState
        title={copy.notHeld}
        text={copy.notHeldText}
        action={
          <>
            <LinkButton to={portfolioPath({ page: 'page0' })}>{copy.back}</LinkButton>
            <LinkButton to={ORDERS_PATH} kind="secondary">
              {copy.orders}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
