import { rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { seniorCopy as copy } from './copy.ts';

interface InvestDetailsSeniorProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly onDone: () => void;
}

/** Asks for confirmation if the switch contradicts the investor's age; shows both rates. */
export const InvestDetailsSenior = observer(function InvestDetailsSenior({
  viewModel,
  onDone,
}: InvestDetailsSeniorProps) {
  const { notice, row, isProceeding } = viewModel;
  const isEligible = notice === 'is-eligible';
  const goOn = async (isSeniorCitizen: boolean) => {
    if (await viewModel.proceedAs(isSeniorCitizen)) onDone();
  };
  const regular = rateLabel(row?.rates[viewModel.columnFor(false)]);
  const senior = rateLabel(row?.rates[viewModel.columnFor(true)]);
  return (
    <Dialog
      isOpen={notice !== undefined}
      onClose={() => viewModel.dismissNotice()}
      isDismissable={!isProceeding}
      title={isEligible ? copy.eligibleTitle : copy.notTitle}
      description={isEligible ? copy.eligibleText : copy.notText}
      actions={
        <>
          <Button
            kind="secondary"
            isFullWidth
            onClick={() => (isEligible ? void goOn(false) : viewModel.dismissNotice())}
          >
            {isEligible ? copy.stayRegular : copy.stay}
          </Button>
          <Button isFullWidth isBusy={isProceeding} onClick={() => void goOn(isEligible)}>
            {isEligible ? copy.useSenior : copy.goRegular}
          </Button>
        </>
      }
    >
      <DefinitionList
        items={[
          { label: copy.regularRate, value: `${regular} p.a.` },
          { label: copy.seniorRate, value: `${senior} p.a.` },
        ]}
      />
      {!isEligible && !viewModel.isAgeKnown && (
        <p>
          {copy.unknownAge} <Link to="/kyc">{copy.verify}</Link>
        </p>
      )}
    </Dialog>
  );
});
