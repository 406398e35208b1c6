import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { BlockHead } from './block.tsx';
import block from './block.module.css';
import { powerCopy as copy } from './copy.ts';
import styles from './power-chart.module.css';
import { LISTING_YEAR, powerPoints } from './power-points.ts';

const WIDTH = 720;
const BASE = 270;
const HEIGHT = 250;
const MOST = powerPoints[powerPoints.length - 1] ?? 1;
const place = (year: number): readonly [number, number] => [
  Math.round((year / (powerPoints.length - 1)) * WIDTH),
  Math.round(BASE - ((powerPoints[year] ?? 0) / MOST) * HEIGHT),
];
const lineOf = (years: readonly number[]) => years.map((year) => place(year).join(' ')).join(' L');
const years = powerPoints.map((_, year) => year);
const PRIVATE = lineOf(years.slice(0, LISTING_YEAR + 1));
const LISTED = lineOf(years.slice(LISTING_YEAR));
const [BELL_X, BELL_Y] = place(LISTING_YEAR);

/** A chart of a company's value before and after its listing, with a table of the data. */
export function PowerChart() {
  return (
    <section className={block.band} data-ground="green">
      <div className={`${block.block} ${block.aside}`}>
        <div className={styles.words}>
          <BlockHead title={copy.title} lead={copy.lead} isPart />
          <p className={block.note}>{copy.how}</p>
          <Disclosure title={copy.table} look="link">
            <PowerTable />
          </Disclosure>
        </div>
        <figure className={styles.figure}>
          <svg
            className={styles.chart}
            viewBox={`0 0 ${WIDTH + 12} ${BASE + 2}`}
            role="img"
            aria-label={copy.summary}
          >
            <path className={styles.privateArea} d={`M0 ${BASE} L${PRIVATE} L${BELL_X} ${BASE}Z`} />
            <path
              className={styles.listedArea}
              d={`M${BELL_X} ${BASE} L${LISTED} L${WIDTH} ${BASE}Z`}
            />
            <path className={styles.base} d={`M0 ${BASE}H${WIDTH + 12}`} />
            <path className={styles.bell} d={`M${BELL_X} ${BASE}V14`} />
            <path className={styles.privateLine} d={`M${PRIVATE}`} />
            <path className={styles.listedLine} d={`M${LISTED}`} />
            <circle className={styles.dot} cx={BELL_X} cy={BELL_Y} r="9" />
          </svg>
          <figcaption className={styles.axis} aria-hidden="true">
            <Mark worth={powerPoints[0]} when={copy.start} />
            <Mark worth={powerPoints[LISTING_YEAR]} when={copy.bell} />
            <Mark worth={MOST} when={copy.end} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function Mark({ worth, when }: { readonly worth: number; readonly when: string }) {
  return (
    <span>
      <strong className={styles.worth}>{indianGroups(String(worth))}</strong> {when}
    </span>
  );
}

function PowerTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{copy.year}</th>
          <th scope="col">{copy.worth}</th>
        </tr>
      </thead>
      <tbody>
        {powerPoints.map((worth, year) => (
          <tr key={year}>
            <th scope="row">{year === LISTING_YEAR ? `${year} (${copy.bell})` : year}</th>
            <td>{indianGroups(String(worth))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
