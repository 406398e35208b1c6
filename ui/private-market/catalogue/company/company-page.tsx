import type { ShareDetail } from '#application/private-market/market-shares.ts';
import {
  CompanyLayout,
  companyLayoutFor,
  companyPageOpening,
} from '#ui/private-market/catalogue/company/company-layout.ts';
import type { ReactNode } from 'react';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { BuyBar } from './buy-bar.tsx';
import { CompanyCapTable, CompanyCompetitors } from './company-cap-table.tsx';
import { CompanyFinancials } from '#ui/private-market/catalogue/company/financials/company-financials.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyNews } from './company-news.tsx';
import { CompanyOverview } from './company-overview.tsx';
import { CompanyPoints } from './company-points.tsx';
import { CompanyPrices } from './company-prices.tsx';
import { CompanySectionNav } from './company-section-nav.tsx';
import { InfrastructureFigures, NseDocuments } from './company-special.tsx';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import styles from './company.module.css';
import type { CompanyViewModel } from './company.view-model.ts';
import { CompanySection } from './copy.ts';
import { FacilitatorNote } from '#ui/private-market/shared/facilitator-note.tsx';
import { InvestCard } from '#ui/private-market/catalogue/company/order-form/invest-card.tsx';
import { ORDER_BOX_ID } from '#ui/private-market/catalogue/company/order-form/order-box-id.ts';
import { specialCompanies } from '#ui/private-market/shared/special-companies.ts';

interface CompanyPageProps {
  readonly viewModel: CompanyViewModel;
  readonly share: ShareDetail;
  readonly whereFrom: string | undefined;
}

/** The page of a company. The order box is next to it, or below the header on small screens. */
export function CompanyPage({ viewModel, share, whereFrom }: CompanyPageProps) {
  useTabTitle(share.name);
  const layout = companyLayoutFor({ domain: share.domainName, ...specialCompanies });
  const { isInvestCardShown, isWayBackShown } = companyPageOpening(whereFrom);
  const sections = orders[layout];
  return (
    <Page width="wide">
      <div className={styles.layout} data-no-card={!isInvestCardShown || undefined}>
        <CompanyHeader
          viewModel={viewModel}
          share={share}
          layout={layout}
          isWayBackShown={isWayBackShown}
        />
        {isInvestCardShown && (
          <div id={ORDER_BOX_ID} className={styles.aside}>
            <InvestCard share={share} company={viewModel} />
          </div>
        )}
        <div className={styles.nav}>
          <CompanySectionNav sections={sections} />
        </div>
        <div className={styles.sections}>
          {layout === CompanyLayout.Nse && <NseDocuments />}
          {layout === CompanyLayout.InfrastructureMarketplace && (
            <InfrastructureFigures viewModel={viewModel} />
          )}
          {sections.map((section) => (
            <Part key={section} section={section} viewModel={viewModel} share={share} />
          ))}
          <FacilitatorNote />
        </div>
      </div>
      {isInvestCardShown && <BuyBar share={share} />}
    </Page>
  );
}

const ordinary: readonly CompanySection[] = Object.values(CompanySection);

/**
 * The order of the sections by layout. NSE starts with its financials, the marketplace with its key
 * figures.
 */
const orders: Readonly<Record<CompanyLayout, readonly CompanySection[]>> = {
  ordinary,
  nse: ['overview', 'financials', 'prices', 'reasons', 'risks', 'news', 'cap-table', 'competitors'],
  'infrastructure-marketplace': [
    'overview',
    'financials',
    'reasons',
    'risks',
    'competitors',
    'prices',
    'news',
    'cap-table',
  ],
};

interface PartProps {
  readonly section: CompanySection;
  readonly viewModel: CompanyViewModel;
  readonly share: ShareDetail;
}

function Part({ section, viewModel, share }: PartProps): ReactNode {
  switch (section) {
    case 'overview':
      return <CompanyOverview viewModel={viewModel} />;
    case 'reasons':
      return <CompanyPoints section="reasons" points={share.reasons} />;
    case 'risks':
      return <CompanyPoints section="risks" points={share.risks} />;
    case 'prices':
      return <CompanyPrices viewModel={viewModel} />;
    case 'news':
      return <CompanyNews viewModel={viewModel} />;
    case 'financials':
      return <CompanyFinancials viewModel={viewModel} />;
    case 'cap-table':
      return <CompanyCapTable viewModel={viewModel} />;
    case 'competitors':
      return <CompanyCompetitors viewModel={viewModel} company={share.name} />;
  }
}
