import type { CompanyData } from '#application/private-market/companies.ts';
import {
  periodsByYear,
  type Statement,
  type StatementLine,
  statementLines,
  statementStanding,
} from '#domain/private-market/financial-statements.ts';
import { financialYearName } from '#domain/private-market/financial-year.ts';
import type { CSSProperties } from 'react';
import { type Column, DataTable } from '../platform/design-system/data-table.tsx';
import { financialWords as words, panelLabels } from './company-words.ts';
import { amountText } from './financial-charts.tsx';
import styles from './financials.module.css';

interface FinancialStatementProps {
  readonly company: CompanyData;
  readonly statement: Statement;
}

interface Row extends StatementLine {
  readonly key: number;
}

/** A statement over the years, newest first, with its breakdowns stepped in. */
export function FinancialStatement({ company, statement }: FinancialStatementProps) {
  const { periods, currency } = company;
  const standing = statementStanding(periods, statement);
  if (standing === 'not-available') return <p>{words.none}</p>;
  if (standing === 'no-records') return <p>{words.empty}</p>;
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
        { key: 'particular', header: words.particular, cell: nameOf, isRowHeader: true },
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
