import type { ReactNode } from 'react';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import {
  PageHeader,
  type PageHeaderProps,
} from '#ui/platform/design-system/layout/page-header.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import styles from './order-page.module.css';

type Header = Pick<PageHeaderProps, 'title' | 'eyebrow' | 'text' | 'onBack'>;

interface OrderSummaryPageProps extends Header {
  /** What changed since the investor saw the order, and until when it must be paid. */
  readonly notices?: ReactNode;
  /** The order itself: amounts, what is bought, choices. */
  readonly children: ReactNode;
  /** The consent, failures and the pay bar. */
  readonly pay: ReactNode;
  readonly dialogs?: ReactNode;
}

/**
 * The page on which an investor checks an order before paying, for deposits and shares. Its amounts
 * are never hidden, because they are about to be paid.
 */
export function OrderSummaryPage(props: OrderSummaryPageProps) {
  const { notices, children, pay, dialogs, ...header } = props;
  return (
    <AmountsScope arePersonal={false}>
      <Page width="wide">
        <PageHeader {...header} />
        {notices}
        <div className={styles.order}>
          <div className={styles.facts}>{children}</div>
          <div className={styles.pay}>{pay}</div>
        </div>
        {dialogs}
      </Page>
    </AmountsScope>
  );
}

/** The main amounts of an order, above its details. */
export function OrderAmounts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.amounts}>{children}</div>;
}
