import type { Basket, BasketShare } from '#application/private-market/baskets.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { basketAssetsValue } from '#domain/private-market/basket.ts';
import { Card } from '../platform/design-system/card.tsx';
import { DataTable } from '../platform/design-system/data-table.tsx';
import { BasketPageSection } from './basket-section.tsx';
import { basketWords as words } from './basket-words.ts';
import { CompositionBar, CompositionDot } from './composition-bar.tsx';
import { Stack } from '../platform/design-system/stack.tsx';

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
          <DataTable
            caption={words.composition}
            isCaptionHidden
            columns={[
              {
                key: 'company',
                header: words.company,
                cell: (share) => <Company share={share} at={shares.indexOf(share)} />,
                isRowHeader: true,
              },
              { key: 'units', header: words.units, cell: (share) => share.quantity, align: 'end' },
              {
                key: 'percent',
                header: words.percent,
                cell: (share) => formatPercent(share.weightage),
                align: 'end',
              },
            ]}
            rows={shares}
            rowKey={({ shareId }) => shareId}
            onPhones="scroll"
          />
        </Stack>
      </Card>
      <p>
        {words.worthApart(formatRupees(basketAssetsValue(shares)))} {words.atPrices}
      </p>
    </BasketPageSection>
  );
}

function Company({ share, at }: { readonly share: BasketShare; readonly at: number }) {
  return (
    <>
      <CompositionDot at={at} />
      {share.name}
    </>
  );
}
