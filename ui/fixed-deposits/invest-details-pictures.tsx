import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import type { CheckedAnswer } from './domain-quote.ts';
import { InvestDetailsComparison } from './invest-details-comparison.tsx';
import { InvestDetailsGrowth } from './invest-details-growth.tsx';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { InvestDetailsYield } from './invest-details-yield.tsx';

interface InvestDetailsPicturesProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly deposit: DepositProduct;
}

/**
 * What is drawn of the quote. The first one is there with the figures in the box; later ones follow
 * those, so that no key waits for a chart.
 */
export const InvestDetailsPictures = observer(function InvestDetailsPictures({
  viewModel,
  deposit,
}: InvestDetailsPicturesProps) {
  const { checked, quote } = viewModel;
  const drawn = useDeferredValue(checked) ?? checked;
  const isAwaited = useDeferredValue(quote.state.kind === 'loading');
  if (drawn !== undefined) return <Pictures checked={drawn} deposit={deposit} />;
  return isAwaited ? <Skeleton shape="card" label="" /> : null;
});

const Pictures = memo(function Pictures({
  checked,
  deposit,
}: {
  readonly checked: CheckedAnswer;
  readonly deposit: DepositProduct;
}) {
  const { answer, own } = checked;
  return (
    <>
      {own !== undefined && <InvestDetailsGrowth quote={own} />}
      <InvestDetailsYield checked={checked} deposit={deposit} />
      <InvestDetailsComparison shown={answer} deposit={deposit} />
    </>
  );
});
