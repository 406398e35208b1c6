import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { Link } from 'react-router-dom';
import { depositPath } from '#ui/fixed-deposits/paths.ts';
import { depositListCopy as copy } from './copy.ts';
import styles from './deposit-list.module.css';

/**
 * The deposits of the list that do not offer the tenure, or offer it below the minimum rate of the
 * filter.
 */
export function MissingDeposits({ listings }: { readonly listings: readonly DepositListing[] }) {
  return (
    <p className={styles.missing}>
      {copy.missing}{' '}
      {listings.map(({ deposit }, place) => (
        <span key={deposit.depositId}>
          {place > 0 && ', '}
          <Link to={depositPath(deposit.depositId)}>{deposit.name}</Link>
        </span>
      ))}
    </p>
  );
}
