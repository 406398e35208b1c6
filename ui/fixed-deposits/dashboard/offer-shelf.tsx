import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { depositListCopy, exploreOptions } from '#ui/fixed-deposits/catalogue/list/copy.ts';
import { ExploreLink } from '#ui/fixed-deposits/catalogue/list/explore-link.tsx';
import { comparedListings } from '#ui/fixed-deposits/catalogue/list/table/compared-listings.ts';
import { DepositTable } from '#ui/fixed-deposits/catalogue/list/table/deposit-table.tsx';
import {
  POPULAR_SORT,
  USUAL_TENURE,
} from '#ui/fixed-deposits/catalogue/list/popular-list.ts';
import { comparedCaption } from '#ui/fixed-deposits/catalogue/list/terms/copy.ts';
import { useComparedTerms } from '#ui/fixed-deposits/catalogue/list/terms/use-compared-terms.ts';
import { offersCopy as copy } from './copy.ts';
import styles from './offer-shelf.module.css';
import { useHome } from './home-context.ts';
import { RowsWait } from './section-waits.tsx';

/** The best deposit, the partner bank's scheme and one other. */
const ROWS = 3;
const EVERYTHING = { terms: {}, filter: {} } as const;
/** The order of the three rows. */
const order = { sort: POPULAR_SORT } as const;

/** Deposits on offer: the highest return, the showcase, and links to the lists of one kind. */
export const Offers = observer(function Offers() {
  const { offers } = useHome();
  const terms = useComparedTerms(EVERYTHING, USUAL_TENURE);
  const { best, more, listings } = offers;
  const isLoading = best.state.kind === 'loading' || more.state.kind === 'loading';
  const failed = [best, more].map(({ state }) => state).find(({ kind }) => kind === 'failed');
  const shown = comparedListings(listings, terms).offered.slice(0, ROWS);
  const rows = shown.map(({ listing }) => listing);
  return (
    <Section title={copy.title} action={<SeeAll />}>
      {isLoading && <RowsWait rows={ROWS} areOffers />}
      {!isLoading && shown.length > 0 && (
        <DepositTable
          rows={comparedListings(rows, terms, order).offered}
          terms={terms}
          caption={comparedCaption(terms)}
          highlighted={1}
        />
      )}
      {failed?.kind === 'failed' && (
        <LoadError
          isPart
          what={copy.failed}
          failure={failed.failure}
          onRetry={() => offers.reload()}
        />
      )}
      {!isLoading && <ExploreChips />}
    </Section>
  );
});

function SeeAll() {
  return (
    <LinkButton to="/invest" kind="quiet" size="small">
      {copy.all}
    </LinkButton>
  );
}

/** Links to the three discover lists, in one line. */
function ExploreChips() {
  return (
    <ul className={styles.chips} aria-label={depositListCopy.explore}>
      {exploreOptions.map((option) => (
        <li key={option.type} className={styles.chip}>
          <ExploreLink option={option} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}
