import type { DepositListing } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { NotFoundPicture } from '#ui/platform/design-system/illustrations/not-found.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { failureCopy } from '#ui/platform/errors/failure-copy.ts';
import { isShown } from '#ui/platform/view-model.ts';
import type { ComparisonViewModel } from '#ui/fixed-deposits/catalogue/comparison/comparison.view-model.ts';
import { DepositCard } from './deposit-card.tsx';
import styles from './invest-list.module.css';
import type { InvestListViewModel } from './invest-list.view-model.ts';
import { investListCopy as copy } from './invest-list-copy.ts';

interface InvestListCardsProps {
  readonly viewModel: InvestListViewModel;
  readonly column: RateColumn;
  readonly comparison: ComparisonViewModel;
  readonly onClear: () => void;
  readonly onMore: () => Promise<void>;
}

export const InvestListCards = observer(function InvestListCards(props: InvestListCardsProps) {
  const { deposits } = props.viewModel;
  const toasts = useToasts();
  const failure = deposits.state.kind === 'failed' ? deposits.state.failure : undefined;
  useEffect(() => {
    if (failure !== undefined && isShown(failure)) {
      toasts.show({ text: copy.failed, tone: 'danger' });
    }
  }, [failure, toasts]);
  if (failure !== undefined) {
    return <ErrorState text={failureCopy(failure)} onRetry={() => void deposits.reload()} />;
  }
  if (deposits.state.kind === 'loading') {
    return (
      <div className={styles.loading}>
        <Skeleton shape="listing" count={6} />
      </div>
    );
  }
  return <Found {...props} />;
});

const Found = observer(function Found(props: InvestListCardsProps) {
  const { viewModel, column, comparison, onClear } = props;
  const { total, highlighted, others, search } = viewModel;
  if (total === 0) {
    return viewModel.isSearching ? (
      <EmptyState
        illustration={<NotFoundPicture />}
        title={copy.noMatch(search)}
        text={search === '' ? copy.noFilterMatchText : copy.noMatchText}
        action={
          <Button kind="secondary" onClick={onClear}>
            {copy.clear(search)}
          </Button>
        }
      />
    ) : (
      <EmptyState title={copy.nothing} />
    );
  }
  const cards = (listings: readonly DepositListing[], isHighlighted: boolean) => (
    <ul className={styles.cards}>
      {listings.map((listing) => (
        <DepositCard
          key={listing.row.schemeMasterId}
          {...{ listing, column, isHighlighted, comparison }}
          heading="h2"
        />
      ))}
    </ul>
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">{copy.count(total)}</span>
      </VisuallyHidden>
      {highlighted.length > 0 && cards(highlighted, true)}
      {highlighted.length > 0 && others.length > 0 && <hr className={styles.divider} />}
      {others.length > 0 && cards(others, false)}
      <More viewModel={viewModel} onMore={props.onMore} />
    </>
  );
});

const More = observer(function More({
  viewModel,
  onMore,
}: Pick<InvestListCardsProps, 'viewModel' | 'onMore'>) {
  const { hasMore, hasMoreFailed, isLoadingMore } = viewModel;
  if (!hasMore) return undefined;
  return (
    <>
      {hasMoreFailed && (
        <Notice tone="danger" isAnnounced>
          {copy.moreFailed}
        </Notice>
      )}
      <Button kind="secondary" isBusy={isLoadingMore} onClick={() => void onMore()}>
        {hasMoreFailed ? copy.tryAgain : copy.more}
      </Button>
    </>
  );
});
