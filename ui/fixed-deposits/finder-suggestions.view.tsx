import {
  type FinderSuggestions as Suggestions,
  keptSuggestions,
} from '#application/fixed-deposits/finder-suggestions.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { DEFAULT_SORT_DIRECTION } from '#domain/fixed-deposits/discover-list.ts';
import { investmentHorizonLabel, sortedByTenure } from '#domain/fixed-deposits/finder.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { rateColumnFor } from '#domain/fixed-deposits/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { SwitchField } from '../platform/design-system/switch-field.tsx';
import { usePort } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { Redirect } from '#ui/platform/redirect.tsx';
import { CompareBar } from './compare-bar.tsx';
import { DepositCard } from './deposit-card.tsx';
import styles from './finder.module.css';
import { finderWords as words } from './finder-words.ts';
import { TenureOrder } from './tenure-order.tsx';
import { useComparison } from './use-comparison.ts';

/** `/fd-finder-suggestions`: what the finder found last, kept over a reload. */
export function FinderSuggestions() {
  const journey = usePort(JourneyStore);
  const [suggestions] = useState(() => keptSuggestions(journey));
  // Opened directly, there is nothing to show: the questions come first.
  if (suggestions === undefined) return <Redirect to="/fd-finder" />;
  return suggestions.listings.length === 0 ? <None /> : <Found suggestions={suggestions} />;
}

const Found = observer(function Found({ suggestions }: { readonly suggestions: Suggestions }) {
  const { answers, listings } = suggestions;
  const { investor } = useSessionState();
  const [direction, setDirection] = useState(DEFAULT_SORT_DIRECTION);
  const [toggled, setToggled] = useState<boolean>();
  const comparison = useComparison();
  const isSeniorCitizen = toggled ?? investor?.isSeniorCitizen ?? false;
  const column = rateColumnFor({ gender: investor?.gender, isSeniorCitizen });
  const cards = listings.map((listing) => ({ listing, tenure: listing.row.tenure }));
  const { horizon, payoutFrequency } = answers;
  const asked =
    horizon &&
    payoutFrequency &&
    words.asked(investmentHorizonLabel(horizon), payoutLabel(payoutFrequency));
  return (
    <Page width="wide">
      <PageHeader title={words.found} eyebrow={asked} text={words.count(listings.length)} />
      <div className={styles.tools}>
        <TenureOrder direction={direction} onDirection={setDirection} />
        <SwitchField label={words.senior} isOn={isSeniorCitizen} onChange={setToggled} />
        <Link className={styles.change} to="/fd-finder">
          {words.change}
        </Link>
      </div>
      <ul className={styles.cards}>
        {sortedByTenure(cards, direction).map(({ listing }) => (
          <DepositCard
            key={listing.row.schemeMasterId}
            heading="h2"
            {...{ listing, column, comparison }}
          />
        ))}
      </ul>
      <CompareBar comparison={comparison} />
    </Page>
  );
});

function None() {
  return (
    <Page>
      <PageHeader title={words.none} text={words.noneText} />
      <LinkButton to="/fd-finder">{words.change}</LinkButton>
      <LinkButton to="/invest" kind="secondary">
        {words.all}
      </LinkButton>
    </Page>
  );
}
