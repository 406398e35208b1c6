import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import styles from './compare.module.css';
import { compareCopy as copy } from './copy.ts';
import type { CompareTerms, ComparisonViewModel } from './comparison.view-model.ts';
import { LazyCompareFacts } from './lazy-compare-facts.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { investPath } from '#ui/fixed-deposits/paths.ts';
import { TenureText } from '#ui/fixed-deposits/quote/tenure-text.tsx';
import { useChooseRow } from '#ui/fixed-deposits/catalogue/list/use-choose-row.ts';

interface ComparePopupProps {
  readonly comparison: ComparisonViewModel;
  /** The terms of the list below the popup. */
  readonly terms: CompareTerms;
}

/** A table of tenures by deposits, with the highest earnings of each tenure marked. */
export const ComparePopup = observer(function ComparePopup({
  comparison,
  terms,
}: ComparePopupProps) {
  const { investor } = useSessionState();
  const [toggled, setToggled] = useState<boolean>();
  const isSeniorCitizen = toggled ?? terms.isSeniorCitizen;
  const today = useToday();
  const column = rateColumnFor({ gender: investor?.gender, isSeniorCitizen });
  const { principal } = terms;
  const { state } = comparison.rates;
  return (
    <Dialog
      isOpen={comparison.isOpen}
      onClose={() => comparison.close()}
      title={copy.title}
      description={copy.text(payoutLabel(comparison.payoutFrequency))}
      size="large"
    >
      <SwitchField label={copy.senior} isOn={isSeniorCitizen} onChange={setToggled} />
      {state.kind === 'loading' && <Skeleton shape="table" />}
      {state.kind === 'failed' && (
        <LoadError
          isPart
          what="The rates"
          failure={state.failure}
          fallback={copy.failed}
          onRetry={() => void comparison.rates.reload()}
        />
      )}
      {state.kind === 'ready' && (
        <>
          <Returns comparison={comparison} column={column} />
          <LazyCompareFacts
            facts={comparison.factsFor({ principal, column, today })}
            terms={{ principal, isSeniorCitizen }}
          />
        </>
      )}
    </Dialog>
  );
});

/** A region that scrolls sideways must be focusable, so that the keyboard can scroll it. */
const scrolled = { tabIndex: 0, role: 'region', 'aria-label': copy.table };

interface ReturnsProps {
  readonly comparison: ComparisonViewModel;
  readonly column: ReturnType<typeof rateColumnFor>;
}

const Returns = observer(function Returns({ comparison, column }: ReturnsProps) {
  const { deposits } = comparison;
  return (
    <div className={styles.frame} {...scrolled}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.tenure}</th>
            {deposits.map((listing) => (
              <th key={listing.deposit.depositId} scope="col">
                <DepositLink listing={listing} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rowsFor(column).map(({ tenure, cells }) => (
            <tr key={tenure.days}>
              <th scope="row">
                <TenureText tenure={tenure} />
              </th>
              {cells.map(({ rate, interest, isBest }, place) => (
                <td key={place} data-best={isBest || undefined}>
                  {rateLabel(rate)}
                  {interest && <span className={styles.earned}>{formatRupees(interest)}</span>}
                  {isBest && <Badge tone="success">{copy.best}</Badge>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function DepositLink({ listing }: { readonly listing: DepositListing }) {
  const { deposit, row } = listing;
  const choose = useChooseRow();
  if (deposit.isComingSoon) return deposit.name;
  return (
    <Link to={investPath(deposit.depositId, row)} onClick={() => choose(listing)}>
      {deposit.name}
    </Link>
  );
}
