// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role
import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import hidden from '#ui/platform/design-system/foundations/visually-hidden.module.css';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import styles from './compare.module.css';
import { compareCopy as copy } from './copy.ts';
import type { CompareTerms, ComparisonViewModel } from './comparison.view-model.ts';
import { ComparePair } from './compare-pair.tsx';
import { LazyCompareFacts } from './lazy-compare-facts.tsx';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { useToday } from '#ui/platform/use-today.ts';
import { investPath } from '#ui/fixed-deposits/paths.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
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
  const isWide = useIsWide();
  const [pair, setPair] = useState<readonly number[]>([]);
  const shown = isWide ? comparison.deposits : pairOf(comparison.deposits, pair);
  return (
    <Dialog
      isOpen={comparison.isOpen}
      onClose={() => comparison.close()}
      title={copy.title}
      description={copy.text(payoutLabel(comparison.payoutFrequency))}
      size="large"
    >
      <SwitchField label={copy.senior} isOn={isSeniorCitizen} onChange={setToggled} />
      {whenLoaded({
        loaded: comparison.rates,
        isPart: true,
        what: 'The rates',
        fallback: copy.failed,
        waiting: <Skeleton shape="table" />,
        children: () => (
          <>
            {!isWide && (
              <ComparePair
                deposits={comparison.deposits}
                pair={shown}
                onShow={(place, depositId) => setPair(shownWith(shown, place, depositId))}
                terms={{ principal, isSeniorCitizen }}
              />
            )}
            <Returns comparison={comparison} column={column} shown={shown} />
            <LazyCompareFacts
              facts={comparison
                .factsFor({ principal, column, today })
                .filter(({ listing }) => shown.includes(listing))}
              terms={{ principal, isSeniorCitizen }}
            />
          </>
        ),
      })}
    </Dialog>
  );
});

/** A region that scrolls sideways must be focusable, so that the keyboard can scroll it. */
const scrolled = { tabIndex: 0, role: 'region', 'aria-label': copy.table };

interface ReturnsProps {
  readonly comparison: ComparisonViewModel;
  readonly shown: readonly DepositListing[];
  readonly column: ReturnType<typeof rateColumnFor>;
}

const Returns = observer(function Returns({ comparison, column, shown }: ReturnsProps) {
  const places = shown.map((listing) => comparison.deposits.indexOf(listing));
  return (
    <div className={styles.frame} {...scrolled}>
      <table role="table" className={styles.table}>
        <thead role="rowgroup" className={hidden.listHead}>
          <tr role="row">
            <th role="columnheader" scope="col">{copy.tenure}</th>
            {shown.map((listing) => (
              <th key={listing.deposit.depositId} role="columnheader" scope="col">
                <DepositLink listing={listing} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {comparison.rowsFor(column).map(({ tenure, cells }) => (
            <tr role="row" key={tenure.days}>
              <th role="rowheader" scope="row">{tenureInWords(tenure)}</th>
              {places.map((place) => {
                const cell = cells[place];
                return cell && <Return key={place} cell={cell} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

type ComparedReturn = ReturnType<ComparisonViewModel['rowsFor']>[number]['cells'][number];

function Return({ cell }: { readonly cell: ComparedReturn }) {
  const { rate, interest, isBest } = cell;
  return (
    <td role="cell" data-best={isBest || undefined}>
      {rateLabel(rate)}
      {interest && <span className={styles.earned}>{formatRupees(interest)}</span>}
      {isBest && <Badge tone="success">{copy.best}</Badge>}
    </td>
  );
}

/** The two deposits that a narrow screen shows: the chosen ones, else the first two. */
function pairOf(deposits: readonly DepositListing[], chosen: readonly number[]) {
  const found = chosen.flatMap(
    (id) => deposits.find(({ deposit }) => deposit.depositId === id) ?? [],
  );
  return found.length === chosen.length && found.length > 0 ? found : deposits.slice(0, 2);
}

/** The ids of a pair with another deposit in one column; the other column swaps if it has it. */
function shownWith(pair: readonly DepositListing[], place: number, depositId: number) {
  const ids = pair.map(({ deposit }) => deposit.depositId);
  return ids.map((id, at) => {
    if (at === place) return depositId;
    return id === depositId ? (ids[place] ?? id) : id;
  });
}

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
