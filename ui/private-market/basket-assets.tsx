import type { BasketShare } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { companyAmountLabel } from '#domain/private-market/company-amount.ts';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { Link } from 'react-router-dom';
import { Grid } from '../platform/design-system/stack.tsx';
import styles from './basket-assets.module.css';
import { breakupDetailsPath } from './basket-paths.ts';
import { BasketPageSection } from './basket-section.tsx';
import { basketWords as words } from './basket-words.ts';

/** The companies one by one, each with a way to all that is known of it. */
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
            { label: words.marketCap, value: companyAmountLabel(marketCap) },
            { label: words.currentPrice, value: formatRupees(pricePerUnit) },
            { label: words.isin, value: isin },
          ]}
        />
        <Link
          className={styles.more}
          to={breakupDetailsPath(share)}
          aria-label={words.knowMoreAbout(name)}
        >
          {words.knowMore}
        </Link>
      </div>
    </Card>
  );
}
