import { DepositFinder } from '#application/fixed-deposits/deposit-finder.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import {
  finderPayouts,
  investmentHorizonLabel,
  investmentHorizons,
} from '#domain/fixed-deposits/finder.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { ChoiceGroup } from '../platform/design-system/choice-group.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import styles from './finder.module.css';
import { FinderViewModel } from './finder.view-model.ts';
import { finderWords as words } from './finder-words.ts';

const horizons = investmentHorizons.map((value) => ({
  value,
  label: investmentHorizonLabel(value),
  detail: words.kinds[value],
}));
const payouts = finderPayouts.map((value) => ({ value, label: payoutLabel(value) }));

/** `/fd-finder`: two questions instead of a list. */
export const Finder = observer(function Finder() {
  const finder = usePort(DepositFinder);
  const journey = usePort(JourneyStore);
  const viewModel = useViewModel(() => new FinderViewModel(finder, journey));
  const navigate = useNavigate();
  const toasts = useToasts();
  const { failure } = viewModel;
  useEffect(() => {
    if (failure !== undefined) toasts.show({ text: words.failed, tone: 'danger' });
  }, [failure, toasts]);
  const find = async () => {
    if (await viewModel.find()) void navigate('/fd-finder-suggestions');
  };
  return (
    <Page>
      <PageHeader title={words.title} text={words.text} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <ChoiceGroup
          label={words.kindOfInvestment}
          choices={horizons}
          value={viewModel.horizon}
          onValue={(horizon) => viewModel.chooseHorizon(horizon)}
        />
        <ChoiceGroup
          label={words.payoutMechanism}
          look="chips"
          choices={payouts}
          value={viewModel.payoutFrequency}
          onValue={(payout) => viewModel.choosePayout(payout)}
        />
        <Button
          type="submit"
          isFullWidth
          isBusy={viewModel.isFinding}
          whyDisabled={viewModel.canFind ? undefined : words.whyNot}
        >
          {words.find}
        </Button>
      </form>
    </Page>
  );
});
