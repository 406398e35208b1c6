import type { DepositListing } from '#application/fixed-deposits/deposit-catalogue.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { rateLabel } from '#domain/fixed-deposits/rate-card.ts';
import { rateColumnFor } from '#domain/fixed-deposits/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../platform/design-system/badge.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { SwitchField } from '../platform/design-system/switch-field.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import styles from './compare.module.css';
import { compareWords as words } from './compare-words.ts';
import type { ComparisonViewModel } from './comparison.view-model.ts';
import { investPath, rememberChosenRow } from './deposit-path.ts';
import { TenureText } from './tenure-text.tsx';

interface ComparePopupProps {
  readonly comparison: ComparisonViewModel;
}

/** Tenure against deposit, the best rate of each tenure marked. */
export const ComparePopup = observer(function ComparePopup({ comparison }: ComparePopupProps) {
  const { investor } = useSessionState();
  const [toggled, setToggled] = useState<boolean>();
  const isSeniorCitizen = toggled ?? investor?.isSeniorCitizen ?? false;
  const { state } = comparison.rates;
  return (
    <Dialog
      isOpen={comparison.isOpen}
      onClose={() => comparison.clear()}
      title={words.title}
      description={words.text(payoutLabel(comparison.payoutFrequency))}
      size="large"
    >
      <SwitchField label={words.senior} isOn={isSeniorCitizen} onChange={setToggled} />
      {state.kind === 'loading' && <Skeleton shape="table" />}
      {state.kind === 'failed' && (
        <ErrorState
          isPart
          text={failureWords(state.failure, words.failed)}
          onRetry={() => void comparison.rates.reload()}
        />
      )}
      {state.kind === 'ready' && (
        <Returns
          comparison={comparison}
          column={rateColumnFor({ gender: investor?.gender, isSeniorCitizen })}
        />
      )}
    </Dialog>
  );
});

/** What scrolls sideways can be reached, and scrolled, by keyboard. */
const scrolled = { tabIndex: 0, role: 'region', 'aria-label': words.table };

interface ReturnsProps extends ComparePopupProps {
  readonly column: ReturnType<typeof rateColumnFor>;
}

const Returns = observer(function Returns({ comparison, column }: ReturnsProps) {
  const { deposits } = comparison;
  return (
    <div className={styles.frame} {...scrolled}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.tenure}</th>
            {deposits.map((listing) => (
              <th key={listing.deposit.depositId} scope="col">
                <DepositLink listing={listing} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rowsFor(column).map(({ tenure, rates, best }) => (
            <tr key={tenure.days}>
              <th scope="row">
                <TenureText tenure={tenure} />
              </th>
              {rates.map((rate, place) => (
                <td key={place} data-best={best.includes(place) || undefined}>
                  {rateLabel(rate)}
                  {best.includes(place) && <Badge tone="success">{words.best}</Badge>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function DepositLink({ listing: { deposit, row } }: { readonly listing: DepositListing }) {
  const journey = usePort(JourneyStore);
  if (deposit.isComingSoon) return deposit.name;
  return (
    <Link
      to={investPath(deposit.depositId, row)}
      onClick={() => rememberChosenRow(journey, deposit.depositId, row)}
    >
      {deposit.name}
    </Link>
  );
}
