import type { ReactNode } from 'react';
import { useFacts } from '#ui/site/document/facts.ts';
import { Block } from './block.tsx';
import type { LandingFacts } from './landing-facts.ts';
import { DepositScreen, HoldingsScreen, OfferScreen } from './app-screens.tsx';
import { screensCopy as copy } from './copy.ts';
import styles from './screens.module.css';

/** The strengths of the app. Each card shows an example screen. */
export function Screens() {
  const { deposit, offer, holdings } = useFacts<LandingFacts>();
  return (
    <Block title={copy.title} lead={copy.lead}>
      {/* On a phone the cards scroll sideways, so the list must take the keyboard focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.cards} tabIndex={0} aria-label={copy.title}>
        <Card {...copy.deposit} summary={copy.depositScreen(deposit)}>
          <DepositScreen deposit={deposit} />
        </Card>
        <Card {...copy.offer} summary={copy.offerScreen(offer)}>
          <OfferScreen offer={offer} />
        </Card>
        <Card {...copy.holdings} summary={copy.holdingsScreen(holdings)}>
          <HoldingsScreen holdings={holdings} />
        </Card>
      </ul>
    </Block>
  );
}

interface CardProps {
  readonly title: string;
  readonly text: string;
  /** The screen in one sentence, for screen readers. */
  readonly summary: string;
  readonly children: ReactNode;
}

function Card({ title, text, summary, children }: CardProps) {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.frame} role="img" aria-label={summary}>
        <div className={styles.screen} aria-hidden="true">
          {children}
        </div>
      </div>
    </li>
  );
}
