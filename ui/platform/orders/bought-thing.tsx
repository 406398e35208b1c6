import type { ReactNode } from 'react';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import styles from './order-page.module.css';

export interface BoughtThingNames {
  /** The deposit, company or basket. */
  readonly name: string;
  /** The issuer of a deposit. */
  readonly by?: string | undefined;
  readonly logoUrl?: string | undefined;
}

/** What is bought: its logo and its names. */
export function BoughtThingHead({ name, by, logoUrl }: BoughtThingNames) {
  return (
    <div className={styles.thing}>
      <Avatar shape="square" name={by ?? name} src={logoUrl} />
      <div className={styles.names}>
        <h2 className={styles.name}>{name}</h2>
        {by !== undefined && <p className={styles.by}>{by}</p>}
      </div>
    </div>
  );
}

interface BoughtThingProps extends BoughtThingNames {
  /** The accessible name of the card. */
  readonly label: string;
  readonly facts: readonly Definition[];
  /** The calculation that ends with the amount of the order. */
  readonly sum?: ReactNode;
  readonly children?: ReactNode;
}

/** The card of an order summary: what is bought, its facts, and how its amount is calculated. */
export function BoughtThing({ label, facts, sum, children, ...names }: BoughtThingProps) {
  return (
    <Card as="section" label={label}>
      <div className={styles.bought}>
        <BoughtThingHead {...names} />
        <DefinitionList items={facts} />
        {sum !== undefined && <div className={styles.sum}>{sum}</div>}
        {children}
      </div>
    </Card>
  );
}
