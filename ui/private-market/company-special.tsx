import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { companyAmountLabel } from '#domain/private-market/company-amount.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '../platform/design-system/card.tsx';
import { counted } from './company-overview.tsx';
import styles from './company.module.css';
import type { CompanyViewModel } from './company.view-model.ts';
import {
  companyWords as words,
  figureWords,
  financialWords,
  nseDocuments,
  nseFacts,
} from './company-words.ts';

/** What a transfer of NSE shares needs, before somebody begins. */
export function NseDocuments() {
  return (
    <Card tone="butter" as="section" label={words.nseDocuments}>
      <div className={styles.section}>
        <h2 className={styles.title}>{words.nseDocuments}</h2>
        <p>{words.nseDocumentsText}</p>
        <ul className={styles.bullets}>
          {nseDocuments.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
        <ul className={styles.bullets}>
          {nseFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface InfrastructureFiguresProps {
  readonly viewModel: CompanyViewModel;
}

/** What a marketplace is judged by, in one band. */
export const InfrastructureFigures = observer(function InfrastructureFigures(
  props: InfrastructureFiguresProps,
) {
  const company = props.viewModel.company.value;
  if (company === undefined) return undefined;
  const { annualRevenue, marketCap, employeeCount } = props.viewModel.figures;
  const growth = company.ratios.revenueGrowth;
  const figures = [
    [figureWords.annualRevenue, companyAmountLabel(annualRevenue)],
    [financialWords.revenueGrowth, growth === undefined ? words.none : formatPercent(growth)],
    [figureWords.marketCap, companyAmountLabel(marketCap)],
    [figureWords.employees, counted(employeeCount) ?? words.none],
  ] as const;
  return (
    <Card tone="peach" as="section" label={words.infraFigures}>
      <dl className={styles.band}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});
