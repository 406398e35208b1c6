import { useState } from 'react';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import type { BoardRate, LandingFacts } from './landing-facts.ts';
import { boardCopy as copy } from './copy.ts';
import styles from './rate-board.module.css';

/** Which of the amounts is chosen at first: ₹1 lakh. */
const CHOSEN_AT_FIRST = 1;

/** The best rate of three tenures, and the maturity amount with each. */
export function RateBoard() {
  const { board } = useFacts<LandingFacts>();
  const [chosen, setChosen] = useState(CHOSEN_AT_FIRST);
  if (board.length === 0) return undefined;
  return (
    <section className={styles.board} aria-labelledby="best-rates" data-ground="paper">
      <div className={styles.head}>
        <h2 id="best-rates" className={styles.title}>
          {copy.title}
        </h2>
        <label className={styles.amount}>
          <VisuallyHidden>{copy.amount}</VisuallyHidden>
          <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {copy.amounts.map((amount, index) => (
              <option key={amount} value={index}>
                {amount}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ul>
        {board.map((rate) => (
          <Row key={rate.years} rate={rate} result={rate.becomes[chosen] ?? ''} />
        ))}
      </ul>
      <Stem />
      <p className={styles.note}>{copy.note}</p>
    </section>
  );
}

function Row({ rate, result }: { readonly rate: BoardRate; readonly result: string }) {
  return (
    <li className={styles.row}>
      <img
        className={styles.logo}
        src={`/issuers/${rate.issuerKey}.svg`}
        alt=""
        width="40"
        height="40"
      />
      <span className={styles.text}>
        <a className={styles.link} href={`/invest/${rate.depositId}/${rate.schemeId}/-`}>
          {copy.years(rate.years)}, {rate.rate}
        </a>
        <span className={styles.detail}>
          {rate.issuer} · {rate.isInsured ? copy.insured : copy.notInsured}
        </span>
      </span>
      <span className={styles.figures}>
        <span className={styles.detail}>{copy.becomes}</span>
        <strong className={styles.result}>{result}</strong>
      </span>
    </li>
  );
}

/** A decorative stem with leaves and a fruit for the three tenures. */
function Stem() {
  return (
    <svg className={styles.stem} viewBox="0 0 320 44" aria-hidden="true">
      <path className={styles.line} d="M4 38C90 38 210 28 312 14" />
      <path className={styles.leaf} d="M64 36c3-12 14-17 28-16-3 13-14 18-28 16Z" />
      <path className={styles.leaf} d="M188 29c3-14 17-20 34-18-4 15-17 21-34 18Z" />
      <circle className={styles.fruit} cx="308" cy="14" r="8" />
    </svg>
  );
}
