import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useIsWide } from '#ui/platform/use-is-wide.ts';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { isShown } from '#ui/platform/view-model.ts';
import type { ComparisonViewModel } from '#ui/fixed-deposits/catalogue/comparison/comparison.view-model.ts';
import { ChosenDeposit } from '#ui/fixed-deposits/catalogue/list/table/chosen-deposit.tsx';
import { comparedListings } from '#ui/fixed-deposits/catalogue/list/table/compared-listings.ts';
import { DepositTable } from '#ui/fixed-deposits/catalogue/list/table/deposit-table.tsx';
import styles from './deposit-list.module.css';
import type { DepositListViewModel } from './deposit-list.view-model.ts';
import { depositListCopy as copy } from './copy.ts';
import type { ListNarrowing } from './list-narrowing.ts';
import { MissingDeposits } from './missing-deposits.tsx';
import { LIST_COUNT } from './popular-list.ts';
import { comparedCaption } from '#ui/fixed-deposits/catalogue/list/terms/copy.ts';
import type { AfterTaxViewModel } from '#ui/fixed-deposits/shared/after-tax.view-model.ts';
import { useSlabAfterPaint } from '#ui/fixed-deposits/shared/use-after-tax.ts';
import type { ListComparison } from '#ui/fixed-deposits/catalogue/list/terms/use-compared-terms.ts';

interface DepositListResultsProps {
  readonly viewModel: DepositListViewModel;
  readonly narrowing: ListNarrowing;
  readonly terms: ListComparison;
  readonly afterTax: AfterTaxViewModel;
  readonly comparison: ComparisonViewModel;
  readonly onNarrow: (narrowing: ListNarrowing) => void;
  readonly onClear: () => void;
  readonly onMore: () => Promise<void>;
}

/** The first rows are highlighted, except in search results. */
const HIGHLIGHTED = 4;

export const DepositListResults = observer(function DepositListResults(
  props: DepositListResultsProps,
) {
  const { deposits } = props.viewModel;
  const toasts = useToasts();
  const failure = deposits.state.kind === 'failed' ? deposits.state.failure : undefined;
  useEffect(() => {
    if (failure !== undefined && isShown(failure)) {
      toasts.show({ text: copy.failed, tone: 'danger', position: 'top-centre' });
    }
  }, [failure, toasts]);
  if (failure !== undefined) {
    return (
      <LoadError what="The deposits" failure={failure} onRetry={() => void deposits.reload()} />
    );
  }
  if (deposits.state.kind === 'loading') {
    return (
      <div className={styles.loading}>
        <Skeleton shape="rows" count={LIST_COUNT} />
      </div>
    );
  }
  return props.viewModel.total === 0 ? <NothingFound {...props} /> : <Found {...props} />;
});

const NothingFound = observer(function NothingFound(props: DepositListResultsProps) {
  const { isSearching, search } = props.viewModel;
  if (!isSearching) return <EmptyState title={copy.nothing} />;
  return (
    <EmptyState
      title={copy.noMatch(search)}
      text={search === '' ? copy.noFilterMatchText : copy.noMatchText}
      action={
        <Button kind="secondary" onClick={props.onClear}>
          {copy.clear(search)}
        </Button>
      }
    />
  );
});

const Found = observer(function Found(props: DepositListResultsProps) {
  const { viewModel, narrowing, terms, afterTax, comparison, onNarrow } = props;
  useSlabAfterPaint(afterTax);
  const { returnsOf } = afterTax;
  const { listings, isSearching, total } = viewModel;
  const { sort, filter } = narrowing;
  const { minimumRate } = filter;
  const { offered, missing } = useMemo(
    () => comparedListings(listings, terms, { sort, minimumRate, returnsOf }),
    [listings, terms, sort, minimumRate, returnsOf],
  );
  const { depositId } = narrowing.terms;
  const isWide = useIsWide();
  const open = offered.filter(({ listing }) => !listing.deposit.isComingSoon);
  const chosen = open.find(({ listing }) => listing.deposit.depositId === depositId) ?? open[0];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{copy.count(total)}</span>
      </VisuallyHidden>
      <div className={styles.split}>
        <div className={styles.rows}>
          {offered.length === 0 ? (
            <EmptyState title={copy.noTenure} text={copy.noTenureText} />
          ) : (
            <DepositTable
              rows={offered}
              terms={terms}
              caption={comparedCaption(terms, sort)}
              others={copy.others}
              highlighted={isSearching ? 0 : HIGHLIGHTED}
              comparison={comparison}
              afterTax={afterTax}
              sorting={{ sort, onSort: (next) => onNarrow({ ...narrowing, sort: next }) }}
              choice={{
                chosen: chosen?.listing,
                onChoose: ({ deposit }) =>
                  onNarrow({
                    ...narrowing,
                    terms: { ...narrowing.terms, depositId: deposit.depositId },
                  }),
              }}
            />
          )}
          {missing.length > 0 && <MissingDeposits listings={missing} />}
          <More viewModel={viewModel} onMore={props.onMore} />
        </div>
        {isWide && chosen !== undefined && (
          <ChosenDeposit
            row={chosen}
            isByDefault={chosen.listing.deposit.depositId !== depositId}
            terms={terms}
          />
        )}
      </div>
    </>
  );
});

const More = observer(function More({
  viewModel,
  onMore,
}: Pick<DepositListResultsProps, 'viewModel' | 'onMore'>) {
  const { hasMore, hasMoreFailed, loadingMore } = viewModel;
  if (!hasMore) return undefined;
  return (
    <>
      {hasMoreFailed && (
        <Notice tone="danger" isAnnounced>
          {copy.moreFailed}
        </Notice>
      )}
      <Button kind="secondary" isBusy={loadingMore.isRunning} onClick={() => void onMore()}>
        {hasMoreFailed ? copy.tryAgain : copy.more}
      </Button>
    </>
  );
});
