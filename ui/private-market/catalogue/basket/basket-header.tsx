import type { Basket } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { basketDescriptionFor } from '#domain/private-market/catalogue/basket.ts';
import { depositoriesFor } from '#domain/private-market/catalogue/depositories.ts';
import { basketTags } from './basket-sections.ts';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { BasketCopyLink } from './basket-copy-link.tsx';
import styles from './basket-header.module.css';
import { basketCopy as copy } from './copy.ts';
import { DepositoryMark } from '#ui/private-market/shared/depository-mark.tsx';
import { LogoStack } from '#ui/private-market/shared/logo-stack.tsx';

export function BasketHeader({ basket }: { readonly basket: Basket }) {
  const { name, description, price, shares } = basket;
  const { isins, industries } = basketTags(shares);
  const depositories = depositoriesFor(shares);
  return (
    <div className={styles.header}>
      <LogoStack companies={shares} />
      <PageHeader
        eyebrow={copy.eyebrow}
        title={name}
        text={basketDescriptionFor({ description, assetCount: shares.length })}
        aside={<BasketCopyLink />}
      />
      <div className={styles.facts}>
        <MoneyDisplay label={copy.price} text={formatRupees(price)} size="large" />
        {depositories.length > 0 && (
          <div className={styles.depositories}>
            <p className={styles.label}>{copy.availableOn}</p>
            <p className={styles.marks}>
              {depositories.map((depository) => (
                <DepositoryMark key={depository} depository={depository} />
              ))}
            </p>
          </div>
        )}
      </div>
      <ul className={styles.list} aria-label={copy.industries}>
        {industries.map((industry) => (
          <li key={industry}>
            <Badge>{industry}</Badge>
          </li>
        ))}
      </ul>
      <div className={styles.isins}>
        <span aria-hidden="true">{copy.isinLabel}</span>
        <ul className={styles.list} aria-label={copy.isins}>
          {isins.map((isin) => (
            <li key={isin}>{isin}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
