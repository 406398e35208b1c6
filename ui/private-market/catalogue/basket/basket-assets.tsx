import type { BasketShare } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { companyAmountLabel } from '#domain/private-market/catalogue/company-amount.ts';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Link } from 'react-router-dom';
import { Grid } from '#ui/platform/design-system/foundations/stack.tsx';
import styles from './basket-assets.module.css';
import { breakupDetailsPath } from '#ui/private-market/paths.ts';
import { BasketPageSection } from './basket-section.tsx';
import { basketCopy as copy } from './copy.ts';

export function BasketAssets({ shares }: { readonly shares: readonly BasketShare[] }) {
  return (
    <BasketPageSection section="assets">
      <Grid>
        {shares.map((share) => (
          <Asset key={share.shareId} share={share} />
        ))}
      </Grid>
    </BasketPageSection>
  );
}

function Asset({ share }: { readonly share: BasketShare }) {
  const { name, logoUrl, industry, marketCap, pricePerUnit, isin } = share;
  return (
    <Card as="article">
      <div className={styles.asset}>
        <div className={styles.head}>
          <Avatar name={name} src={logoUrl} shape="square" />
          <div className={styles.names}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.industry}>{industry}</p>
          </div>
        </div>
        <DefinitionList
          items={[
            { label: copy.marketCap, value: companyAmountLabel(marketCap) },
            { label: copy.currentPrice, value: formatRupees(pricePerUnit) },
            { label: copy.isin, value: isin },
          ]}
        />
        <Link
          className={styles.more}
          to={breakupDetailsPath(share)}
          aria-label={copy.knowMoreAbout(name)}
        >
          {copy.knowMore}
        </Link>
      </div>
    </Card>
  );
}
