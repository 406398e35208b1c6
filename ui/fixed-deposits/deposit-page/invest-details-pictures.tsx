import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';

const InvestDetailsCharts = lazy(async () => ({
  default: (await import('./invest-details-charts.tsx')).InvestDetailsCharts,
}));

interface InvestDetailsPicturesProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/**
 * The charts of the quote. The first chart renders with the figures; later ones are deferred, so
 * that typing does not wait for a chart.
 */
export const InvestDetailsPictures = observer(function InvestDetailsPictures({
  viewModel,
  deposit,
}: InvestDetailsPicturesProps) {
  const { checked, quote } = viewModel;
  const drawn = useDeferredValue(checked) ?? checked;
  const isAwaited = useDeferredValue(quote.state.kind === 'loading');
  const outline = <Skeleton shape="card" label="" />;
  if (drawn === undefined) return isAwaited ? outline : null;
  return (
    <Suspense fallback={outline}>
      <InvestDetailsCharts
        checked={drawn}
        deposit={deposit}
        rateCard={viewModel.rates.value?.rateCard}
        column={viewModel.column}
      />
    </Suspense>
  );
});
