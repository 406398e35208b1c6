import {
  type FinderResult,
  FinderSuggestions as StoredSuggestions,
} from '#application/fixed-deposits/catalogue/finder-suggestions.ts';
import { DEFAULT_SORT_DIRECTION } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import { investmentHorizonLabel, sortedByTenure } from '#domain/fixed-deposits/catalogue/finder.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { CompareBar } from '#ui/fixed-deposits/catalogue/comparison/compare-bar.tsx';
import { DepositCard } from '#ui/fixed-deposits/catalogue/list/deposit-card.tsx';
import styles from './finder.module.css';
import { finderCopy as copy } from '#ui/fixed-deposits/catalogue/list/finder-copy.ts';
import { TenureOrder } from '#ui/fixed-deposits/catalogue/list/tenure-order.tsx';
import { useComparison } from '#ui/fixed-deposits/catalogue/comparison/use-comparison.ts';

/** `/fd-finder-suggestions`: the last result of the finder, stored across reloads. */
export function FinderSuggestions() {
  const stored = usePort(StoredSuggestions);
  const [suggestions] = useState(() => stored.read());
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
  const column = rateColumnFor({ gender: investor?.gender, isSeniorCitizen });
  const cards = listings.map((listing) => ({ listing, tenure: listing.row.tenure }));
  const { horizon, payoutFrequency } = answers;
  const asked =
    horizon &&
    payoutFrequency &&
    copy.asked(investmentHorizonLabel(horizon), payoutLabel(payoutFrequency));
  return (
    <Page width="wide">
      <PageHeader title={copy.found} eyebrow={asked} text={copy.count(listings.length)} />
      <div className={styles.tools}>
        <TenureOrder direction={direction} onDirection={setDirection} />
        <SwitchField label={copy.senior} isOn={isSeniorCitizen} onChange={setToggled} />
        <Link className={styles.change} to="/fd-finder">
          {copy.change}
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
      <PageHeader title={copy.none} text={copy.noneText} />
      <LinkButton to="/fd-finder">{copy.change}</LinkButton>
      <LinkButton to="/invest" kind="secondary">
        {copy.all}
      </LinkButton>
    </Page>
  );
}
