import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { ORDERS_PATH } from './basket-paths.ts';
import { portfolioPath } from './portfolio-paths.ts';
import { portfolioWords as words } from './portfolio-words.ts';

/** An address of something that is not, or not yet, in the portfolio. */
export function PortfolioNotHeld() {
  return (
    <Page width="reading">
      <PageHeader title={words.title} />
      <EmptyState
        illustration={<EmptyPortfolioPicture />}
        title={words.notHeld}
        text={words.notHeldText}
        action={
          <>
            <LinkButton to={ORDERS_PATH} kind="secondary">
              {words.orders}
            </LinkButton>
            <LinkButton to={portfolioPath({ page: 'page0' })}>{words.back}</LinkButton>
          </>
        }
      />
    </Page>
  );
}
