import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { companyAmountLabel } from '#domain/private-market/catalogue/company-amount.ts';
import { observer } from 'mobx-react-lite';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { counted } from './company-overview.tsx';
import styles from './company.module.css';
import type { CompanyViewModel } from './company.view-model.ts';
import { companyCopy as copy, figureCopy, financialCopy, nseDocuments, nseFacts } from './copy.ts';

/** Documents that the transfer of NSE shares requires, shown before the order. */
export function NseDocuments() {
  return (
    <Card tone="tint" as="section" label={copy.nseDocuments}>
      <div className={styles.section}>
        <h2 className={styles.title}>{copy.nseDocuments}</h2>
        <p>{copy.nseDocumentsText}</p>
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

/** The key figures of the infrastructure marketplace. */
export const InfrastructureFigures = observer(function InfrastructureFigures(
  props: InfrastructureFiguresProps,
) {
  const company = props.viewModel.company.value;
  if (company === undefined) return undefined;
  const { annualRevenue, marketCap, employeeCount } = props.viewModel.figures;
  const growth = company.ratios.revenueGrowth;
  const figures = [
    [figureCopy.annualRevenue, annualRevenue && companyAmountLabel(annualRevenue)],
    [financialCopy.revenueGrowth, growth && formatPercent(growth)],
    [figureCopy.marketCap, marketCap && companyAmountLabel(marketCap)],
    [figureCopy.employees, counted(employeeCount)],
  ] as const;
  return (
    <Card tone="tint" as="section" label={copy.infraFigures}>
      <dl className={styles.band}>
        {figures.map(([label, value]) =>
          value === undefined ? undefined : (
            <div key={label} className={styles.figure}>
              <dt className={styles.figureLabel}>{label}</dt>
              <dd className={styles.figureValue}>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
});
