import { rateLabel } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import type { ProceedOutcome } from '#ui/fixed-deposits/deposit-page/box/proceed-step.ts';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { seniorCopy as copy } from '#ui/fixed-deposits/shared/senior-copy.ts';

interface InvestDetailsSeniorProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly onProceed: (proceeding: Promise<ProceedOutcome | undefined>) => Promise<void>;
}

/** Asks for confirmation if the switch contradicts the investor's age; shows both rates. */
export const InvestDetailsSenior = observer(function InvestDetailsSenior({
  viewModel,
  onProceed,
}: InvestDetailsSeniorProps) {
  const { row, step } = viewModel;
  const { notice } = step;
  const isEligible = notice === 'is-eligible';
  const goOn = (isSeniorCitizen: boolean) => onProceed(viewModel.proceedAs(isSeniorCitizen));
  const regular = rateLabel(row?.rates[viewModel.columnFor(false)]);
  const senior = rateLabel(row?.rates[viewModel.columnFor(true)]);
  return (
    <Dialog
      isOpen={notice !== undefined}
      onClose={() => step.dismissNotice()}
      isDismissable={!step.isBusy}
      title={isEligible ? copy.eligibleTitle : copy.notTitle}
      description={isEligible ? copy.eligibleText : copy.notText}
      actions={
        <>
          <Button
            kind="secondary"
            isFullWidth
            onClick={() => (isEligible ? void goOn(false) : step.dismissNotice())}
          >
            {isEligible ? copy.stayRegular : copy.stay}
          </Button>
          <Button isFullWidth isBusy={step.isBusy} onClick={() => void goOn(isEligible)}>
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
