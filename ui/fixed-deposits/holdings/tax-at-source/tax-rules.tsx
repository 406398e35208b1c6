import { FORM_121_LIMITS, type TaxRegime } from '#domain/fixed-deposits/tax/form-121-rules.ts';
import type { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import {
  TAX_SENIOR_AGE,
  TDS_DAY,
  TDS_LIMITS,
  TDS_RATES,
} from '#domain/fixed-deposits/tax/tds-rules.ts';
import { needsReadingDay, type RuleSource } from '#domain/platform/dated.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { taxCopy as copy } from './copy.ts';
import styles from './tax-at-source.module.css';

interface TaxRulesProps {
  readonly year: TaxYear | undefined;
  readonly regime: TaxRegime;
}

/** What the forecast is, what to check after the year, and the sources of its rules. */
export function TaxRules({ year, regime }: TaxRulesProps) {
  const dated = [TDS_LIMITS, TDS_RATES, TDS_DAY, TAX_SENIOR_AGE, FORM_121_LIMITS[regime]];
  const sources = dated.flatMap((rules) => (year && rules.on(year.firstDay))?.source ?? []);
  return (
    <div className={styles.terms}>
      <p>{copy.forecast}</p>
      <p>
        {copy.check}: {copy.checkText}
      </p>
      <p>{copy.unsettled}</p>
      <p>{copy.rules}:</p>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source.title}>
            <a href={source.url} target="_blank" rel="noreferrer">
              {copy.from(source.title, source.publisher)}
            </a>
            {readingDay(source)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The day on which a source was read, for a source that is not the law itself. */
export function readingDay(source: RuleSource): string {
  return needsReadingDay(source) ? copy.readOn(formatDate(source.readOn)) : '';
}
