import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { isSuryoday } from '#domain/fixed-deposits/catalogue/issuer.ts';
import Link2 from 'lucide-react/icons/link-2';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import styles from './invest-details-header.module.css';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investDetailsCopy as copy } from './copy.ts';
import { SafetyMarks } from '#ui/fixed-deposits/shared/safety-marks.tsx';
import { tagLabel } from './tag-label.ts';

interface InvestDetailsHeaderProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/**
 * Names with at least this number of characters use a smaller font, to leave room for the figures.
 */
const LONG_NAME = 36;

export const InvestDetailsHeader = observer(function InvestDetailsHeader({
  viewModel,
  deposit,
}: InvestDetailsHeaderProps) {
  const tag = viewModel.row?.tag;
  return (
    <div className={styles.header}>
      <Link className={styles.back} to="/invest">
        {copy.back}
      </Link>
      <div className={styles.title} data-long={deposit.name.length > LONG_NAME || undefined}>
        <img className={styles.logo} src={deposit.logoUrl} alt="" />
        <PageHeader
          eyebrow={deposit.issuerName}
          title={deposit.name}
          text={isSuryoday(deposit.issuerId) ? copy.creditRating : deposit.heading}
          aside={<ShareButton />}
        />
      </div>
      <div className={styles.marks}>
        {tag !== undefined && <Badge tone="accent">{tagLabel(tag)}</Badge>}
        <SafetyMarks deposit={deposit} />
      </div>
    </div>
  );
});

function ShareButton() {
  const toasts = useToasts();
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toasts.show({ text: copy.copied, tone: 'success' });
    } catch {
      // The clipboard fails without permission or on an insecure origin.
      toasts.show({ text: copy.notCopied, tone: 'danger' });
    }
  };
  return (
    <IconButton
      kind="outlined"
      label={copy.share}
      icon={<Link2 />}
      onClick={() => void copyLink()}
    />
  );
}
