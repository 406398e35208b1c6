import type { OrderedItem } from '#application/private-market/share-orders.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Disclosure } from '../platform/design-system/disclosure.tsx';
import { ListRow, RowList } from '../platform/design-system/list-row.tsx';
import { breakupDetailsPath } from './basket-paths.ts';
import { ordersWords as words } from './orders-words.ts';

/** What one basket of an order has in it. */
export function OrderItems({ items }: { readonly items: readonly OrderedItem[] }) {
  return (
    <Disclosure look="link" title={`${words.inBasket}: ${items.length}`}>
      <RowList label={words.inBasket}>
        {items.map((item) => (
          <ListRow
            key={item.shareId}
            leading={<Avatar name={item.name} src={item.logoUrl} shape="square" />}
            title={item.name}
            to={breakupDetailsPath(item)}
            detail={words.shares(indianGroups(String(item.units)))}
            {...(item.totalValue !== undefined && { trailing: formatRupees(item.totalValue) })}
          />
        ))}
      </RowList>
    </Disclosure>
  );
}
