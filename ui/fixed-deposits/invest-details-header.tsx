import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import { isSuryoday } from '#domain/fixed-deposits/issuer.ts';
import { rateLabel, tagLabel } from '#domain/fixed-deposits/rate-card.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Link2, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Badge } from '../platform/design-system/badge.tsx';
import { IconButton } from '../platform/design-system/icon-button.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { RateDisplay } from '../platform/design-system/rate-display.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import styles from './invest-details-header.module.css';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investDetailsWords as words } from './invest-details-words.ts';
import { SafetyMarks } from './safety-marks.tsx';

interface InvestDetailsHeaderProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/** Longer names are written smaller, so that they leave room for the figures. */
const LONG_NAME = 36;

/** Who offers it, how much it brings at best, and what a person must know before anything else. */
export const InvestDetailsHeader = observer(function InvestDetailsHeader({
  viewModel,
  deposit,
}: InvestDetailsHeaderProps) {
  const best = viewModel.rates.value?.rateCard.highestRate(viewModel.column);
  const tag = viewModel.row?.tag;
  return (
    <div className={styles.header}>
      <Link className={styles.back} to="/invest">
        {words.back}
      </Link>
      <div className={styles.title} data-long={deposit.name.length > LONG_NAME || undefined}>
        <img className={styles.logo} src={deposit.logoUrl} alt="" />
        <PageHeader
          eyebrow={deposit.issuerName}
          title={deposit.name}
          text={isSuryoday(deposit.issuerId) ? words.creditRating : deposit.heading}
          aside={<ShareButton />}
        />
      </div>
      <div className={styles.marks}>
        {tag !== undefined && <Badge tone="accent">{tagLabel(tag)}</Badge>}
        <SafetyMarks deposit={deposit} />
      </div>
      <div className={styles.facts} data-ground="green">
        <RateDisplay label={words.earnUpTo} text={rateLabel(best)} size="hero" />
        <MoneyDisplay
          label={words.minimum}
          text={formatRupees(deposit.minimumAmount)}
          size="small"
        />
        <div className={styles.fact}>
          <p className={styles.label}>{words.lockIn}</p>
          <p className={styles.value}>{words.days(deposit.lockInDays)}</p>
        </div>
        <p className={styles.trusted}>
          <Users aria-hidden="true" />
          {words.trusted(countText(deposit.totalInvestors))}
        </p>
      </div>
    </div>
  );
});

function ShareButton() {
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toasts.show({ text: words.copied, tone: 'success' });
    } catch {
      // No permission, or a page without a secure origin.
      toasts.show({ text: words.notCopied, tone: 'danger' });
    }
  };
  return (
    <IconButton kind="outlined" label={words.share} icon={<Link2 />} onClick={() => void copy()} />
  );
}

/** A count, grouped as amounts are. */
function countText(count: number): string {
  return formatRupees(Money.of(count)).replace('₹', '');
}
