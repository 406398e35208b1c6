import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Card } from '../platform/design-system/card.tsx';
import { CheckboxField } from '../platform/design-system/checkbox-field.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { leaveTo } from '../platform/leave-to.ts';
import type {
  AdvisorOrderViewModel,
  OrderReview,
  ResumeFailure,
} from './advisor-order.view-model.ts';
import { advisorOrderWords as words } from './advisor-order-words.ts';
import styles from './order-summary.module.css';
import { OrderPayBar } from './order-summary-pay-bar.tsx';
import { orderSummaryWords } from './order-summary-words.ts';

interface AdvisorOrderPayProps {
  readonly viewModel: AdvisorOrderViewModel;
  readonly review: OrderReview;
}

/** The terms, and the button that leads to the payment page. */
export const AdvisorOrderPay = observer(function AdvisorOrderPay({
  viewModel,
  review: { order, termsUrl },
}: AdvisorOrderPayProps) {
  const amount = formatRupees(order.principal);
  const navigate = useNavigate();
  const pay = async () => {
    const path = viewModel.embeddedPath;
    if (path !== undefined) return void navigate(path);
    const url = await viewModel.pay();
    if (url !== undefined) leaveTo(url);
  };
  const { failure, hasAcceptedTerms } = viewModel;
  return (
    <div className={styles.pay}>
      <Card>
        <CheckboxField
          label={orderSummaryWords.terms}
          isChecked={hasAcceptedTerms}
          onChecked={(isChecked) => viewModel.acceptTerms(isChecked)}
        />
        {termsUrl !== undefined && (
          <p className={styles.terms}>
            <a href={termsUrl} target="_blank" rel="noopener noreferrer">
              {orderSummaryWords.readTerms}
            </a>
          </p>
        )}
      </Card>
      {failure !== undefined && <NotPaid failure={failure} />}
      <OrderPayBar
        amount={amount}
        isBusy={viewModel.isPaying}
        hasAcceptedTerms={hasAcceptedTerms}
        onPay={() => void pay()}
      />
    </div>
  );
});

function NotPaid({ failure }: { readonly failure: ResumeFailure }) {
  if (failure.kind === 'broken') {
    return (
      <Notice tone="danger" title={words.broken} isAnnounced>
        {words.once}
      </Notice>
    );
  }
  const { refusal } = failure;
  return (
    <Notice tone="danger" title={words.notStarted} isAnnounced action={wayOn(failure)}>
      {refusal === undefined ? words.once : failureWords(refusal, words.once)}
    </Notice>
  );
}

/** To what the backend says is missing. */
function wayOn({ refusal }: Extract<ResumeFailure, { readonly kind: 'not-started' }>) {
  if (refusal?.kind !== 'refused') return undefined;
  if (refusal.code === 'nominees-unfinished') {
    return <LinkButton to="/add-nomination">{words.addNominee}</LinkButton>;
  }
  if (refusal.code === 'onboarding-unfinished') {
    return <LinkButton to="/profile">{words.complete}</LinkButton>;
  }
  if (refusal.code === 'paid-already') {
    return <LinkButton to="/portfolio">{words.toPortfolio}</LinkButton>;
  }
  return undefined;
}
