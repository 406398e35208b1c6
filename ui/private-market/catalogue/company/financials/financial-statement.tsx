import type { CompanyData } from '#application/private-market/companies.ts';
import {
  periodsByYear,
  type Statement,
  type StatementLine,
  statementLines,
  statementStanding,
} from '#domain/private-market/catalogue/financial-statements.ts';
import { financialYearName } from '#domain/private-market/catalogue/financial-year.ts';
import type { CSSProperties } from 'react';
import { type Column, DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { financialCopy as copy, panelLabels } from '#ui/private-market/catalogue/company/copy.ts';
import { amountText } from './financial-charts.tsx';
import styles from './financials.module.css';

interface FinancialStatementProps {
  readonly company: CompanyData;
  readonly statement: Statement;
}

interface Row extends StatementLine {
  readonly key: number;
}

export function FinancialStatement({ company, statement }: FinancialStatementProps) {
  const { periods, currency } = company;
  const standing = statementStanding(periods, statement);
  if (standing === 'not-available') return <p>{copy.none}</p>;
  if (standing === 'no-records') return <p>{copy.empty}</p>;
  const newestFirst = periodsByYear(periods).toReversed();
  const rows = statementLines(newestFirst, statement).map((line, key) => ({ ...line, key }));
  const years = newestFirst.map(({ year }, at): Column<Row> => ({
    key: String(year.endYear),
    header: financialYearName(year),
    cell: ({ values }) => amountText(values[at], currency),
    align: 'end',
  }));
  return (
    <DataTable
      caption={panelLabels[statement]}
      isCaptionHidden
      onPhones="scroll"
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'particular', header: copy.particular, cell: nameOf, isRowHeader: true },
        ...years,
      ]}
    />
  );
}

function nameOf({ particular, level }: Row) {
  return (
    <span
      className={styles.line}
      data-inner={level > 0 || undefined}
      style={{ '--level': level } as CSSProperties}
    >
      {particular}
    </span>
  );
}
