import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import styles from './composition-bar.module.css';

export interface CompositionPart {
  readonly name: string;
  /**
   * The size of the part, in the same unit as the others. It determines the length and the
   * percentage.
   */
  readonly value: number;
  /** The size as text: '₹2,42,855'. */
  readonly text: string;
  /** A note after the name, such as 'at last quotes'. */
  readonly detail?: string | undefined;
}

export interface CompositionBarProps {
  readonly parts: readonly CompositionPart[];
  /** The accessible name of the legend. */
  readonly label?: string;
}

interface CompositionStripProps {
  readonly parts: readonly Pick<CompositionPart, 'name' | 'value'>[];
}

/** The number of colours for the parts (`--series-1` to `--series-6`). */
const COLOURS = 6;

/** The parts of a whole as one bar, with a legend of amounts and percentages. */
export function CompositionBar({ parts, label }: CompositionBarProps) {
  const texts = percentTexts(percentsOf(parts));
  return (
    <div className={styles.composition}>
      <CompositionStrip parts={parts} />
      <ul className={styles.legend} aria-label={label}>
        {parts.map((part, at) => (
          <li key={part.name} className={styles.line}>
            <CompositionDot at={at} />
            <span>
              {part.name}
              {part.detail !== undefined && <span className={styles.detail}>, {part.detail}</span>}
            </span>
            <span className={styles.percent}>{texts[at]}</span>
            <span className={styles.amount}>
              <AmountText>{part.text}</AmountText>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The bar alone, without a legend. Screen readers skip it. */
export function CompositionStrip({ parts }: CompositionStripProps) {
  const percents = percentsOf(parts);
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map(({ name }, at) => (
        // The width is an attribute, because the security policy allows no style attribute.
        <svg
          key={name}
          className={styles.part}
          data-series={seriesAt(at)}
          width={`${percents[at]}%`}
          height="8"
        />
      ))}
    </div>
  );
}

/** The mark of a part in a legend or a list: a square in the part's colour. */
export function CompositionDot({ at }: { readonly at: number }) {
  return <span className={styles.dot} data-series={seriesAt(at)} aria-hidden="true" />;
}

function seriesAt(at: number): number {
  return (at % COLOURS) + 1;
}

function percentsOf(parts: CompositionStripProps['parts']): readonly number[] {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return parts.map(({ value }) => (total > 0 ? (100 * value) / total : 0));
}

/**
 * Whole percents that add up to 100: the running total is rounded. A part that is something else is
 * never shown as 0% or 100%.
 */
function percentTexts(percents: readonly number[]): readonly string[] {
  let total = 0;
  return percents.map((percent) => {
    const before = Math.round(total);
    total += percent;
    if (percent > 0 && percent < 1) return '< 1%';
    if (percent > 99 && percent < 100) return '> 99%';
    return `${Math.round(total) - before}%`;
  });
}
