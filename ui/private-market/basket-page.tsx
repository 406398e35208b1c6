import type { Basket } from '#application/private-market/baskets.ts';
import { basketSections } from '#domain/private-market/basket-page.ts';
import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { PageSkeleton } from '../platform/page-skeleton.tsx';
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

/** The box stands beside the page, and below its header on small screens. */
export function BasketPage({ viewModel, basket, linkDomain }: BasketPageProps) {
  const { shares, reasons, risks } = basket;
  return (
    <Page width="wide">
      <div className={styles.layout}>
        <div className={styles.head}>
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

/** The same places, while the basket is on its way. */
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
          <Skeleton shape="card" columns="wide" count={4} label="" />
        </div>
      </div>
    </PageSkeleton>
  );
}
