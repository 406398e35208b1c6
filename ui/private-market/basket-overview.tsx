import type { Basket } from '#application/private-market/baskets.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { basketAssetsValue } from '#domain/private-market/basket.ts';
import { Card } from '../platform/design-system/card.tsx';
import { Stack } from '../platform/design-system/stack.tsx';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';
import styles from './basket-overview.module.css';
import { BasketPageSection } from './basket-section.tsx';
import { basketWords as words } from './basket-words.ts';
import { CompositionBar, CompositionDot } from './composition-bar.tsx';

/** What one basket holds: company, units and percent. */
export function BasketOverview({ basket: { shares } }: { readonly basket: Basket }) {
  return (
    <BasketPageSection section="overview">
      <Card>
        <Stack>
          <CompositionBar
            parts={shares.map(({ name, weightage }) => ({
              name,
              percent: weightage.decimal.toNumber(),
            }))}
          />
          <Composition shares={shares} />
        </Stack>
      </Card>
      <p className={styles.note}>
        {words.worthApart(formatRupees(basketAssetsValue(shares)))} {words.atPrices}
      </p>
    </BasketPageSection>
  );
}

/** Three columns that fit on any phone: names wrap, figures do not. */
function Composition({ shares }: Pick<Basket, 'shares'>) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.composition}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.company}</th>
          <th scope="col">{words.units}</th>
          <th scope="col">{words.percent}</th>
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
