import type { DepositListing } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { RateColumn } from '#domain/fixed-deposits/rate-column.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { NotFoundPicture } from '../platform/design-system/illustrations/not-found.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { isShown } from '../platform/view-model.ts';
import type { ComparisonViewModel } from './comparison.view-model.ts';
import { DepositCard } from './deposit-card.tsx';
import styles from './invest-list.module.css';
import type { InvestListViewModel } from './invest-list.view-model.ts';
import { investListWords as words } from './invest-list-words.ts';

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
      toasts.show({ text: words.failed, tone: 'danger' });
    }
  }, [failure, toasts]);
  if (failure !== undefined) {
    return <ErrorState text={failureWords(failure)} onRetry={() => void deposits.reload()} />;
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
        title={words.noMatch(search)}
        text={words.noMatchText}
        action={
          <Button kind="secondary" onClick={onClear}>
            {words.clear(search)}
          </Button>
        }
      />
    ) : (
      <EmptyState title={words.nothing} />
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
        <span role="status">{words.count(total)}</span>
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
          {words.moreFailed}
        </Notice>
      )}
      <Button kind="secondary" isBusy={isLoadingMore} onClick={() => void onMore()}>
        {hasMoreFailed ? words.tryAgain : words.more}
      </Button>
    </>
  );
});
