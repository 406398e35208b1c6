import type { Basket } from '#application/private-market/baskets.ts';
import { basketSections } from './basket-sections.ts';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import { BasketAssets } from './basket-assets.tsx';
import { BasketBox } from './basket-box.tsx';
import { BasketFaqs } from './basket-faqs.tsx';
import { BasketHeader } from './basket-header.tsx';
import { BasketOverview } from './basket-overview.tsx';
import { BasketPoints } from './basket-points.tsx';
import styles from './basket-page.module.css';
import { BasketSectionNav } from './basket-section-nav.tsx';
import type { BasketViewModel } from './basket.view-model.ts';

interface BasketPageProps {
  readonly viewModel: BasketViewModel;
  readonly basket: Basket;
  readonly linkDomain: string | undefined;
}

/** The page of a basket. The order box is next to it, or below the header on small screens. */
export function BasketPage({ viewModel, basket, linkDomain }: BasketPageProps) {
  useTabTitle(basket.name);
  const { shares, reasons, risks } = basket;
  return (
    <Page width="wide">
      <div className={styles.layout}>
        <div>
          <BasketHeader basket={basket} />
        </div>
        <aside className={styles.box}>
          <BasketBox viewModel={viewModel} basket={basket} />
        </aside>
        <div className={styles.sections}>
          <BasketSectionNav sections={basketSections(risks)} />
          <BasketOverview basket={basket} />
          <BasketAssets shares={shares} />
          <BasketPoints section="reasons" points={reasons} />
          {risks.length > 0 && <BasketPoints section="risks" points={risks} />}
          <BasketFaqs basket={basket} linkDomain={linkDomain} />
        </div>
      </div>
    </Page>
  );
}

/** Placeholder with the layout of the page. */
export function BasketPageSkeleton() {
  return (
    <PageSkeleton width="wide">
      <div className={styles.layout}>
        <div className={styles.waiting}>
          <Skeleton shape="text" />
          <Skeleton shape="hero" label="" />
        </div>
        <div className={styles.box}>
          <Skeleton shape="card" label="" />
        </div>
        <div className={styles.sections}>
          <Skeleton shape="table" count={5} label="" />
          <Skeleton shape="rows" count={4} label="" />
        </div>
      </div>
    </PageSkeleton>
  );
}
