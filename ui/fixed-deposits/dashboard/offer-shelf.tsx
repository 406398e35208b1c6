import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { comparedListings } from '#ui/fixed-deposits/catalogue/list/table/compared-listings.ts';
import { DepositTable } from '#ui/fixed-deposits/catalogue/list/table/deposit-table.tsx';
import { comparedCaption } from '#ui/fixed-deposits/catalogue/list/terms/copy.ts';
import { useComparedTerms } from '#ui/fixed-deposits/catalogue/list/terms/use-compared-terms.ts';
import { offersCopy as copy } from './copy.ts';
import { ExploreChips } from './explore-chips.tsx';
import { useHome } from './home-context.ts';

/** The best deposit, the partner bank's scheme and one other. */
const ROWS = 3;
const EVERYTHING = { terms: {}, filter: {} } as const;

/** Deposits on offer: the highest return, the showcase, and links to the lists of one kind. */
export const Offers = observer(function Offers() {
  const { offers } = useHome();
  const terms = useComparedTerms(EVERYTHING);
  const { best, more, listings } = offers;
  const isLoading = best.state.kind === 'loading' || more.state.kind === 'loading';
  const failed = [best, more].map(({ state }) => state).find(({ kind }) => kind === 'failed');
  const shown = listings.slice(0, ROWS);
  return (
    <Section title={copy.title} action={<SeeAll />}>
      {isLoading && <Skeleton shape="rows" count={ROWS} label="" />}
      {!isLoading && shown.length > 0 && (
        <DepositTable
          rows={comparedListings(shown, terms).offered}
          terms={terms}
          caption={comparedCaption(shown.length, { principal: terms.principal })}
          highlighted={best.value?.length ?? 0}
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
      <ExploreChips />
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
