import {
  type FinderResult,
  FinderSuggestions as StoredSuggestions,
} from '#application/fixed-deposits/catalogue/finder-suggestions.ts';
import { DEFAULT_SORT_DIRECTION } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import {
  investmentHorizonLabel,
  SortDirection,
  sortedByTenure,
} from '#domain/fixed-deposits/catalogue/finder.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { DEFAULT_DEPOSIT_AMOUNT } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { useToday } from '#ui/platform/use-today.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { CompareBar } from '#ui/fixed-deposits/catalogue/comparison/compare-bar.tsx';
import { comparedListings } from '#ui/fixed-deposits/catalogue/list/table/compared-listings.ts';
import { DepositTable } from '#ui/fixed-deposits/catalogue/list/table/deposit-table.tsx';
import { comparedCaption } from '#ui/fixed-deposits/catalogue/list/terms/copy.ts';
import styles from './finder-suggestions.module.css';
import { finderSuggestionsCopy as copy } from './copy.ts';
import { TenureOrder } from '#ui/fixed-deposits/catalogue/list/tenure-order.tsx';
import { useComparison } from '#ui/fixed-deposits/catalogue/comparison/use-comparison.ts';
import { useStored } from '#ui/platform/use-stored.ts';

/** `/fd-finder-suggestions`: the last result of the finder, stored across reloads. */
export function FinderSuggestions() {
  const suggestions = useStored(StoredSuggestions);
  // Without suggestions, for example on a direct visit, start at the questions.
  if (suggestions === undefined) return <Redirect to="/fd-finder" />;
  return suggestions.listings.length === 0 ? <None /> : <Found suggestions={suggestions} />;
}

const Found = observer(function Found({ suggestions }: { readonly suggestions: FinderResult }) {
  const { answers, listings } = suggestions;
  const { investor } = useSessionState();
  const [direction, setDirection] = useState(DEFAULT_SORT_DIRECTION);
  const [toggled, setToggled] = useState<boolean>();
  const comparison = useComparison();
  const isSeniorCitizen = toggled ?? investor?.isSeniorCitizen ?? false;
  const today = useToday();
  const column = rateColumnFor({ gender: investor?.gender, isSeniorCitizen });
  const terms = { principal: DEFAULT_DEPOSIT_AMOUNT, column, today, isSeniorCitizen };
  const cards = listings.map((listing) => ({ listing, tenure: listing.row.tenure }));
  const inOrder = sortedByTenure(cards, direction).map(({ listing }) => listing);
  const { horizon, payoutFrequency } = answers;
  const asked =
    horizon &&
    payoutFrequency &&
    copy.asked(investmentHorizonLabel(horizon), payoutLabel(payoutFrequency));
  return (
    <Page width="wide">
      <PageHeader title={copy.found(listings.length)} eyebrow={asked} />
      <div className={styles.tools}>
        <TenureOrder direction={direction} onDirection={setDirection} />
        <SwitchField label={copy.senior} isOn={isSeniorCitizen} onChange={setToggled} />
        <Link className={styles.change} to="/fd-finder">
          {copy.change}
        </Link>
      </div>
      <DepositTable
        rows={comparedListings(inOrder, terms).offered}
        terms={terms}
        caption={comparedCaption(
          terms,
          direction === SortDirection.Ascending
            ? DepositSort.ShortestTenure
            : DepositSort.LongestTenure,
        )}
        comparison={comparison}
      />
      <CompareBar comparison={comparison} terms={terms} />
    </Page>
  );
});

function None() {
  return (
    <Page>
      <PageHeader title={copy.none} text={copy.noneText} />
      <LinkButton to="/fd-finder">{copy.change}</LinkButton>
      <LinkButton to="/invest" kind="secondary">
        {copy.all}
      </LinkButton>
    </Page>
  );
}
