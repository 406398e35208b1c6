import { useSearchParams } from 'react-router-dom';
import { idIn } from '#ui/private-market/paths.ts';
import { NoSuchOrder, OrderSummaryOf } from './order-summary-of.tsx';

export function ShareOrderSummaryPage() {
  const [query] = useSearchParams();
  const requestId = idIn(query.get('id'));
  if (requestId === undefined) return <NoSuchOrder />;
  return <OrderSummaryOf key={requestId} requestId={requestId} />;
}
