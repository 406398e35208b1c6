import { useSearchParams } from 'react-router-dom';
import { idIn } from '#ui/private-market/paths.ts';
import { FROM_BASKET } from './company-layout.ts';
import { CompanyOf, NoSuchShare } from './company.view.tsx';

/**
 * The page of a company whose share is part of a basket. The share can only be bought with the
 * basket.
 */
export function BasketBreakupDetails() {
  const [query] = useSearchParams();
  const shareId = idIn(query.get('pre_ipo_stock_id'));
  if (shareId === undefined) return <NoSuchShare />;
  return <CompanyOf key={shareId} shareId={shareId} whereFrom={FROM_BASKET} />;
}
