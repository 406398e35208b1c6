import type { OrderedItem } from '#application/private-market/share-orders.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { breakupDetailsPath } from '#ui/private-market/paths.ts';
import { ordersCopy as copy } from './copy.ts';

export function OrderItems({ items }: { readonly items: readonly OrderedItem[] }) {
  return (
    <Disclosure look="link" title={`${copy.inBasket}: ${items.length}`}>
      <RowList label={copy.inBasket}>
        {items.map((item) => (
          <ListRow
            key={item.shareId}
            leading={<Avatar name={item.name} src={item.logoUrl} shape="square" />}
            title={item.name}
            to={breakupDetailsPath(item)}
            detail={copy.shares(indianGroups(String(item.units)))}
            {...(item.totalValue !== undefined && { trailing: formatRupees(item.totalValue) })}
          />
        ))}
      </RowList>
    </Disclosure>
  );
}
