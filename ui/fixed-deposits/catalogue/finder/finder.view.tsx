import { DepositFinder } from '#application/fixed-deposits/catalogue/deposit-finder.ts';
import { FinderSuggestions } from '#application/fixed-deposits/catalogue/finder-suggestions.ts';
import {
  finderPayouts,
  investmentHorizonLabel,
  investmentHorizons,
} from '#domain/fixed-deposits/catalogue/finder.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import styles from './finder.module.css';
import { FinderViewModel } from './finder.view-model.ts';
import { finderCopy as copy } from './copy.ts';

const horizons = investmentHorizons.map((value) => ({
  value,
  label: investmentHorizonLabel(value),
  detail: copy.kinds[value],
}));
const payouts = finderPayouts.map((value) => ({ value, label: payoutLabel(value) }));

/** `/fd-finder`: asks two questions and suggests deposits. */
export const Finder = observer(function Finder() {
  const finder = usePort(DepositFinder);
  const suggestions = usePort(FinderSuggestions);
  const viewModel = useViewModel(() => new FinderViewModel(finder, suggestions));
  const navigate = useNavigate();
  const toasts = useToasts();
  const { failure } = viewModel;
  useEffect(() => {
    if (failure !== undefined) toasts.show({ text: copy.failed, tone: 'danger' });
  }, [failure, toasts]);
  const find = async () => {
    if (await viewModel.find()) void navigate('/fd-finder-suggestions');
  };
  return (
    <Page>
      <PageHeader title={copy.title} text={copy.text} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <ChoiceGroup
          label={copy.kindOfInvestment}
          choices={horizons}
          value={viewModel.horizon}
          onValue={(horizon) => viewModel.chooseHorizon(horizon)}
        />
        <ChoiceGroup
          label={copy.payoutMechanism}
          look="chips"
          choices={payouts}
          value={viewModel.payoutFrequency}
          onValue={(payout) => viewModel.choosePayout(payout)}
        />
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.finding.isRunning}
          disabledReason={viewModel.canFind ? undefined : copy.disabledReason}
        >
          {copy.find}
        </Button>
      </form>
    </Page>
  );
});
