import { rateLabel } from '#domain/fixed-deposits/rate-card.ts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { seniorWords as words } from './invest-details-words.ts';

interface InvestDetailsSeniorProps {
  readonly viewModel: InvestDetailsViewModel;
  readonly onDone: () => void;
}

/** Asks once more where the switch and the investor's age do not agree; both rates are in sight. */
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
      title={isEligible ? words.eligibleTitle : words.notTitle}
      description={isEligible ? words.eligibleText : words.notText}
      actions={
        <>
          <Button
            kind="secondary"
            isFullWidth
            onClick={() => (isEligible ? void goOn(false) : viewModel.dismissNotice())}
          >
            {isEligible ? words.stayRegular : words.stay}
          </Button>
          <Button isFullWidth isBusy={isProceeding} onClick={() => void goOn(isEligible)}>
            {isEligible ? words.useSenior : words.goRegular}
          </Button>
        </>
      }
    >
      <DefinitionList
        items={[
          { label: words.regularRate, value: `${regular} p.a.` },
          { label: words.seniorRate, value: `${senior} p.a.` },
        ]}
      />
      {!isEligible && !viewModel.isAgeKnown && (
        <p>
          {words.unknownAge} <Link to="/kyc">{words.verify}</Link>
        </p>
      )}
    </Dialog>
  );
});
