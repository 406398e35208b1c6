import { useSearchParams } from 'react-router-dom';
import { idIn } from './basket-paths.ts';
import { CompanyOf, NoSuchShare } from './company.view.tsx';

/** Where the page of a company is opened from: it then has a way back, and no order of its own. */
const FROM_BASKET = '/basket-details';

/** A share of a basket: all that is known of its company. It is bought as a part of the basket. */
export function BasketBreakupDetails() {
  const [query] = useSearchParams();
  const shareId = idIn(query.get('pre_ipo_stock_id'));
  if (shareId === undefined) return <NoSuchShare />;
  return <CompanyOf key={shareId} shareId={shareId} whereFrom={FROM_BASKET} />;
}
