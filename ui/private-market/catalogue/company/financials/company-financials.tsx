import type { CompanyData } from '#application/private-market/companies.ts';
import { Statement } from '#domain/private-market/catalogue/financial-statements.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import {
  CompanyPart,
  whenPartLoaded,
} from '#ui/private-market/catalogue/company/company-section.tsx';
import type { CompanyViewModel } from '#ui/private-market/catalogue/company/company.view-model.ts';
import {
  financialCopy as copy,
  type FinancialPanel,
  panelLabels,
} from '#ui/private-market/catalogue/company/copy.ts';
import { EarningsChart, FinancialProfit, FinancialRevenue } from './financial-charts.tsx';
import styles from './financials.module.css';
import { FinancialStatement } from './financial-statement.tsx';
import { FinancialSummary } from './financial-summary.tsx';
import { useWindowWidth } from '#ui/private-market/catalogue/company/use-window.ts';

interface CompanyFinancialsProps {
  readonly viewModel: CompanyViewModel;
}

/**
 * Revenue and profit by year, and the statements in six panels, closed at first and after a change
 * of width.
 */
export const CompanyFinancials = observer(function CompanyFinancials(
  props: CompanyFinancialsProps,
) {
  const width = useWindowWidth();
  return (
    <CompanyPart section="financials">
      {whenPartLoaded({
        loaded: props.viewModel.company,
        children: (company) => <Panels key={width} company={company} />,
      })}
    </CompanyPart>
  );
});

function Panels({ company }: { readonly company: CompanyData }) {
  const hasAccounts = company.periods.length > 0;
  return (
    <>
      <EarningsChart company={company} />
      {hasAccounts && <p className={styles.intro}>{copy.illustrative}</p>}
      <div className={styles.panels}>
        <Panel panel="revenue">
          <FinancialRevenue company={company} />
        </Panel>
        <Panel panel="profit-loss">
          <FinancialProfit company={company} />
        </Panel>
        <Panel panel="summary">
          <FinancialSummary company={company} />
        </Panel>
        {Object.values(Statement).map((statement) => (
          <Panel key={statement} panel={statement}>
            <FinancialStatement company={company} statement={statement} />
          </Panel>
        ))}
      </div>
    </>
  );
}

interface PanelProps {
  readonly panel: FinancialPanel;
  readonly children: ReactNode;
}

function Panel({ panel, children }: PanelProps) {
  return (
    <Disclosure title={panelLabels[panel]}>
      <div className={styles.panel}>{children}</div>
    </Disclosure>
  );
}
