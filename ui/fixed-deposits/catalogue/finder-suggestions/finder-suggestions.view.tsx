import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import {
  type FinderResult,
  FinderSuggestions as StoredSuggestions,
} from '#application/fixed-deposits/catalogue/finder-suggestions.ts';
import { DEFAULT_SORT_DIRECTION } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import {
  InvestmentHorizon,
  investmentHorizonLabel,
  SortDirection,
} from '#domain/fixed-deposits/catalogue/finder.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { observer } from 'mobx-react-lite';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { CompareBar } from '#ui/fixed-deposits/catalogue/comparison/compare-bar.tsx';
import { comparedListings } from '#ui/fixed-deposits/catalogue/list/table/compared-listings.ts';
import { DepositTable } from '#ui/fixed-deposits/catalogue/list/table/deposit-table.tsx';
import { comparedCaption, listTermsCopy } from '#ui/fixed-deposits/catalogue/list/terms/copy.ts';
import { seniorFrom, seniorWord } from '#ui/fixed-deposits/catalogue/list/list-narrowing.ts';
import { MissingDeposits } from '#ui/fixed-deposits/catalogue/list/missing-deposits.tsx';
import { useComparedTerms } from '#ui/fixed-deposits/catalogue/list/terms/use-compared-terms.ts';
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

/** Compares each suggestion at the tenure at which it was found. */
const OWN = 'own';
type Compared = ComparedTenure | typeof OWN;

const { OneYear, TwoYears, ThreeYears, FiveYears } = ComparedTenure;

/** The tenures at which the suggestions can be compared. */
const SHORT: readonly Compared[] = [OneYear, TwoYears, OWN];
const LONG: readonly Compared[] = [OneYear, TwoYears, ThreeYears, FiveYears, OWN];

const Found = observer(function Found({ suggestions }: { readonly suggestions: FinderResult }) {
  const { answers, listings } = suggestions;
  const { horizon, payoutFrequency } = answers;
  const isShort = horizon === InvestmentHorizon.ShortTerm;
  const tenures = isShort ? SHORT : LONG;
  const { wordOf, isSeniorCitizen, choose } = useChosen();
  const compared = wordOf('for', tenures) ?? (isShort ? OneYear : ThreeYears);
  const direction = wordOf('order', Object.values(SortDirection)) ?? DEFAULT_SORT_DIRECTION;
  const comparison = useComparison();
  const asked =
    horizon &&
    payoutFrequency &&
    copy.asked(investmentHorizonLabel(horizon), payoutLabel(payoutFrequency));
  const tenure = compared === OWN ? undefined : compared;
  const terms = useComparedTerms({ terms: { tenure, isSeniorCitizen }, filter: {} });
  const deposits = ofEachDeposit(listings);
  const sort = tenure === undefined ? BY_TENURE[direction] : DepositSort.HighestRate;
  const { offered, missing } = comparedListings(tenure === undefined ? listings : deposits, terms, {
    sort,
  });
  return (
    <Page width="wide">
      <PageHeader
        title={copy.found(deposits.length)}
        eyebrow={asked}
        text={copy.schemes(listings.length)}
      />
      <div className={styles.tools}>
        <ChoiceGroup
          label={listTermsCopy.tenure}
          isLabelHidden
          look="chips"
          choices={tenures.map((value) => ({
            value,
            label: value === OWN ? copy.own : listTermsCopy.tenures[value],
          }))}
          value={compared}
          onValue={(value) => choose({ for: value })}
        />
        {tenure === undefined && (
          <TenureOrder direction={direction} onDirection={(order) => choose({ order })} />
        )}
        <SwitchField
          label={copy.senior}
          isOn={terms.isSeniorCitizen}
          onChange={(isOn) => choose({ age: seniorWord(isOn) })}
        />
        <Link className={styles.change} to="/fd-finder">
          {copy.change}
        </Link>
      </div>
      {offered.length > 0 && (
        <DepositTable
          rows={offered}
          terms={terms}
          caption={comparedCaption(terms, sort)}
          comparison={comparison}
        />
      )}
      {missing.length > 0 && <MissingDeposits listings={missing} />}
      <CompareBar comparison={comparison} terms={terms} />
    </Page>
  );
});

/** What is chosen on the page, in its URL, so that reload and Back restore it. */
function useChosen() {
  const [query, setQuery] = useSearchParams();
  return {
    wordOf: <Word extends string>(key: string, words: readonly Word[]) =>
      words.find((word) => word === query.get(key)),
    isSeniorCitizen: seniorFrom(query.get('age')),
    choose: (part: Readonly<Record<string, string>>) =>
      setQuery(
        { ...Object.fromEntries(query), ...part },
        { replace: true, preventScrollReset: true },
      ),
  };
}

const BY_TENURE = {
  [SortDirection.Ascending]: DepositSort.ShortestTenure,
  [SortDirection.Descending]: DepositSort.LongestTenure,
} as const;

/** The first listing of each deposit: a deposit is found at up to three tenures. */
function ofEachDeposit(listings: readonly DepositListing[]): readonly DepositListing[] {
  const ids = listings.map(({ deposit }) => deposit.depositId);
  return listings.filter(({ deposit }, at) => ids.indexOf(deposit.depositId) === at);
}

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
