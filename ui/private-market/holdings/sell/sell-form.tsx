import { sellRequestViolationText } from '#domain/private-market/holdings/sell-request.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import styles from './sell-form.module.css';
import { SellShareField } from './sell-share-field.tsx';
import type { SellViewModel } from './sell.view-model.ts';
import { lastQuoteCopy, sellCopy as copy, splitCopy } from './copy.ts';

const FAILURE_MILLISECONDS = 4000;

interface SellFormProps {
  readonly viewModel: SellViewModel;
}

/**
 * The form of a sell request: share, quantity and price. The first error is shown next to its
 * field.
 */
export const SellForm = observer(function SellForm({ viewModel }: SellFormProps) {
  const toasts = useToasts();
  const submit = async () => {
    const failure = await viewModel.submit();
    if (failure === undefined) return;
    const text = failureCopy(failure, copy.failed);
    toasts.show({ text, tone: 'danger', durationMs: FAILURE_MILLISECONDS });
  };
  return (
    <Card as="section" label={copy.form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SellShareField viewModel={viewModel} error={viewModel.form.shownErrors.choice} />
        <Figures viewModel={viewModel} />
        {viewModel.needsSignIn && <SignInFirst viewModel={viewModel} />}
        <Button type="submit" isFullWidth isBusy={viewModel.sending.isRunning}>
          {copy.submit}
        </Button>
        <p className={styles.note}>{copy.reviewNote}</p>
      </form>
    </Card>
  );
});

const Figures = observer(function Figures({ viewModel }: SellFormProps) {
  const { form, total, unitsHeld, split, listed } = viewModel;
  const { fields, shownErrors: errors } = form;
  return (
    <div>
      <div className={styles.pair}>
        <TextField
          label={copy.quantity}
          hint={unitsHeld && copy.held(unitsHeld.all, unitsHeld.inBaskets)}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          value={fields.quantity}
          onValue={(text) => viewModel.type('quantity', text)}
          error={errors.quantity}
        />
        <TextField
          label={copy.askingPrice}
          hint={listed && lastQuoteCopy(listed)}
          inputMode="decimal"
          autoComplete="off"
          isNumeric
          prefix="₹"
          value={fields.askingPrice}
          onValue={(text) => viewModel.type('askingPrice', text)}
          error={errors.askingPrice}
        />
      </div>
      <div aria-live="polite">
        {split !== undefined && split.elsewhere > 0 && (
          <p className={styles.note}>{copy.split(splitCopy(split))}</p>
        )}
        {total !== undefined && (
          <div className={styles.total}>
            <MoneyDisplay label={copy.total} text={formatRupees(total)} size="large" />
          </div>
        )}
      </div>
    </div>
  );
});

/** Asks a visitor to sign in. The sign-in leads back to the form with the same input. */
function SignInFirst({ viewModel }: SellFormProps) {
  const navigate = useNavigate();
  const signIn = () => {
    viewModel.keepReturnPath();
    void navigate('/login');
  };
  return (
    <Notice
      tone="danger"
      isAnnounced
      action={
        <Button kind="secondary" size="small" onClick={signIn}>
          {copy.signIn}
        </Button>
      }
    >
      {sellRequestViolationText({ field: 'sign-in', violation: { kind: 'missing' } })}
    </Notice>
  );
}
