import type { LandingFacts } from './landing-facts.ts';
import { sampleCards, screensCopy as copy } from './copy.ts';
import styles from './app-screens.module.css';

const TALL = 240;

/** The value of a sample deposit, year by year. */
export function DepositScreen({ deposit }: Pick<LandingFacts, 'deposit'>) {
  return (
    <>
      <Bar title={copy.depositTitle} />
      <p className={styles.detail}>
        {deposit.principal} {copy.becomes}
      </p>
      <p className={styles.figure}>{deposit.maturity}</p>
      <p className={styles.detail}>{deposit.terms}</p>
      <ol className={styles.years}>
        {deposit.years.map(({ year, text, share }) => (
          <li key={year} className={styles.year}>
            <span className={styles.value}>{text}</span>
            <svg className={styles.column} viewBox={`0 0 40 ${TALL}`} preserveAspectRatio="none">
              <path className={styles.interest} d={bar(deposit.principalShare, share)} />
              <path className={styles.principal} d={bar(0, deposit.principalShare)} />
            </svg>
            <span className={styles.detail}>{year === 0 ? copy.start : copy.year(year)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** An offer for sample shares with its cost. */
export function OfferScreen({ offer }: Pick<LandingFacts, 'offer'>) {
  const lines = [
    [`${offer.units} × ${offer.price}`, offer.investment],
    [`${copy.stampDuty} ${offer.dutyPercent}%`, offer.stampDuty],
  ] as const;
  return (
    <>
      <Bar title={copy.offerTitle} />
      <Name name={sampleCards[0].name} detail={copy.shares(offer.units)} />
      <div className={styles.offer}>
        <p>
          <span className={styles.small}>{copy.offered}</span>
          <strong className={styles.figure}>{offer.price}</strong>
        </p>
        <p>
          <span className={styles.small}>{copy.endsIn}</span>
          <strong className={styles.clock}>{copy.time}</strong>
        </p>
      </div>
      <div className={styles.sum}>
        {lines.map(([what, amount]) => (
          <p key={what} className={styles.line}>
            <span className={styles.detail}>{what}</span> <span>{amount}</span>
          </p>
        ))}
        <p className={styles.line}>
          <strong>{copy.total}</strong> <strong>{offer.total}</strong>
        </p>
      </div>
      <p className={styles.buttons}>
        <span className={styles.primary}>{copy.accept}</span>
        <span className={styles.secondary}>{copy.reject}</span>
      </p>
    </>
  );
}

/** What an investor with the examples of the other screens holds, and where. */
export function HoldingsScreen({ holdings }: Pick<LandingFacts, 'holdings'>) {
  const names = [
    { name: copy.depositTitle, where: copy.withIssuer },
    { name: sampleCards[0].name, where: copy.inNsdl },
    { name: sampleCards[1].name, where: copy.inCdsl },
  ];
  return (
    <>
      <Bar title={copy.holdingsTitle} />
      <p className={styles.detail}>{copy.worth}</p>
      <p className={styles.figure}>{holdings.total}</p>
      <svg className={styles.parts} viewBox="0 0 100 4" preserveAspectRatio="none">
        {holdings.rows.map(({ from, percent }) => (
          <rect key={from} className={styles.part} x={from} width={percent} height="4" />
        ))}
      </svg>
      <ul>
        {names.map(({ name, where }, index) => (
          <li key={name} className={styles.holding}>
            <Name name={name} detail={where} />
            <span className={styles.amount}>{holdings.rows[index]?.amount}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ title }: { readonly title: string }) {
  return (
    <p className={styles.bar}>
      {title} <span className={styles.tag}>{copy.example}</span>
    </p>
  );
}

function Name({ name, detail }: { readonly name: string; readonly detail: string }) {
  return (
    <span className={styles.names}>
      <span className={styles.initial}>{name.slice(0, 1)}</span>
      <span>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.detail}>{detail}</span>
      </span>
    </span>
  );
}

/** The SVG path of a bar segment; both arguments are fractions of the whole height. */
function bar(from: number, share: number): string {
  return `M0 ${TALL * (1 - from)}h40v${-TALL * share}h-40Z`;
}
