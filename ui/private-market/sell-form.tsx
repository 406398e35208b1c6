import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { SellRequestViolation } from '#domain/private-market/sell-request.ts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort } from '../platform/injection.tsx';
import styles from './sell-form.module.css';
import { SellShareField } from './sell-share-field.tsx';
import type { SellViewModel, UnitsHeld } from './sell.view-model.ts';
import { sellViolationWords, sellWords as words } from './sell-words.ts';

const FAILURE_MILLISECONDS = 4000;

interface SellFormProps {
  readonly viewModel: SellViewModel;
}

/** Share, quantity and price; what is wrong first is told first, beside its field. */
export const SellForm = observer(function SellForm({ viewModel }: SellFormProps) {
  const toasts = useToasts();
  const submit = async () => {
    const failure = await viewModel.submit();
    if (failure === undefined) return;
    const text = failureWords(failure, words.failed);
    toasts.show({ text, tone: 'danger', durationMs: FAILURE_MILLISECONDS });
  };
  return (
    <Card as="section" label={words.form}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SellShareField viewModel={viewModel} error={errorOf(viewModel, 'share')} />
        <Figures viewModel={viewModel} />
        {viewModel.violation?.field === 'sign-in' && <SignInFirst viewModel={viewModel} />}
        <Button type="submit" isFullWidth isBusy={viewModel.isSending}>
          {words.submit}
        </Button>
        <p className={styles.note}>{words.reviewNote}</p>
      </form>
    </Card>
  );
});

const Figures = observer(function Figures({ viewModel }: SellFormProps) {
  const { fields, total, unitsHeld } = viewModel;
  return (
    <div>
      <div className={styles.pair}>
        <TextField
          label={words.quantity}
          hint={heldHint(unitsHeld, fields.quantity)}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          value={fields.quantity}
          onValue={(text) => viewModel.type('quantity', text)}
          error={errorOf(viewModel, 'quantity')}
        />
        <TextField
          label={words.askingPrice}
          inputMode="decimal"
          autoComplete="off"
          isNumeric
          prefix="₹"
          value={fields.askingPrice}
          onValue={(text) => viewModel.type('askingPrice', text)}
          error={errorOf(viewModel, 'asking-price')}
        />
      </div>
      <div aria-live="polite">
        {total !== undefined && (
          <div className={styles.total}>
            <MoneyDisplay label={words.total} text={formatRupees(total)} size="large" />
          </div>
        )}
      </div>
    </div>
  );
});

/** What was typed waits for the investor, who comes back here. */
function SignInFirst({ viewModel }: SellFormProps) {
  const journeys = usePort(JourneyStore);
  const navigate = useNavigate();
  const signIn = () => {
    journeys.write(JourneyKey.AttemptedPath, viewModel.path);
    void navigate('/login');
  };
  return (
    <Notice
      tone="danger"
      isAnnounced
      action={
        <Button kind="secondary" size="small" onClick={signIn}>
          {words.signIn}
        </Button>
      }
    >
      {errorOf(viewModel, 'sign-in')}
    </Notice>
  );
}

function heldHint(held: UnitsHeld | undefined, quantity: string): string | undefined {
  if (held === undefined) return undefined;
  const sentence = words.held(held.all, held.inBaskets);
  return Number(quantity) > held.all ? `${sentence} ${words.more}` : sentence;
}

function errorOf(
  { violation }: SellViewModel,
  field: SellRequestViolation['field'],
): string | undefined {
  return violation?.field === field ? sellViolationWords(violation) : undefined;
}
