import type { Basket } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { basketDescriptionFor } from '#domain/private-market/basket.ts';
import { basketTags, depositoriesFor } from '#domain/private-market/basket-page.ts';
import { Badge } from '../platform/design-system/badge.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { BasketCopyLink } from './basket-copy-link.tsx';
import styles from './basket-header.module.css';
import { basketWords as words } from './basket-words.ts';
import { DepositoryMark } from './depository-mark.tsx';
import { LogoStack } from './logo-stack.tsx';

/** What the basket is, what one costs and where it can be held. */
export function BasketHeader({ basket }: { readonly basket: Basket }) {
  const { name, description, price, shares } = basket;
  const { isins, industries } = basketTags(shares);
  const depositories = depositoriesFor(shares);
  return (
    <div className={styles.header}>
      <LogoStack companies={shares} />
      <PageHeader
        eyebrow={words.eyebrow}
        title={name}
        text={basketDescriptionFor({ description, assetCount: shares.length })}
        aside={<BasketCopyLink />}
      />
      <div className={styles.tags}>
        <Tags label={words.industries} tags={industries} tone="info" />
        <Tags label={words.isins} tags={isins} tone="neutral" />
      </div>
      <div className={styles.facts} data-ground="green">
        <MoneyDisplay label={words.price} text={formatRupees(price)} size="hero" />
        {depositories.length > 0 && (
          <div className={styles.depositories}>
            <p className={styles.label}>{words.availableOn}</p>
            <p className={styles.marks}>
              {depositories.map((depository) => (
                <DepositoryMark key={depository} depository={depository} />
              ))}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

interface TagsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly tone: 'info' | 'neutral';
}

function Tags({ label, tags, tone }: TagsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone={tone}>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
