import type { Basket } from '#application/private-market/baskets.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { basketAssetsValue } from '#domain/private-market/catalogue/basket.ts';
import {
  CompositionDot,
  CompositionStrip,
} from '#ui/platform/design-system/charts/composition-bar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import styles from './basket-overview.module.css';
import { BasketPageSection } from './basket-section.tsx';
import { basketCopy as copy } from './copy.ts';

export function BasketOverview({ basket: { shares } }: { readonly basket: Basket }) {
  return (
    <BasketPageSection section="overview">
      <Card>
        <Stack>
          <CompositionStrip
            parts={shares.map(({ name, weightage }) => ({
              name,
              value: weightage.decimal.toNumber(),
            }))}
          />
          <Composition shares={shares} />
        </Stack>
      </Card>
      <p className={styles.note}>
        {copy.worthApart(formatRupees(basketAssetsValue(shares)))} {copy.atPrices}
      </p>
    </BasketPageSection>
  );
}

/**
 * The shares of the basket in three columns, which fit on any phone: names wrap, figures do not.
 */
function Composition({ shares }: Pick<Basket, 'shares'>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{copy.composition}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{copy.company}</th>
          <th scope="col">{copy.units}</th>
          <th scope="col">{copy.percent}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ shareId, name, quantity, weightage }, at) => (
          <tr key={shareId}>
            <th scope="row">
              <span className={styles.company}>
                <CompositionDot at={at} />
                <span className={styles.name}>{name}</span>
              </span>
            </th>
            <td>{quantity}</td>
            <td>{formatPercent(weightage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
