import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { INTEREST_TAX_RATES } from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import type { ThreeRates } from '#domain/fixed-deposits/returns/three-rates.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { RateDisplay } from '#ui/platform/design-system/figures/rate-display.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { FactsUnread } from '#ui/platform/errors/facts-unread.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { UNSTORED_TEXT } from '#ui/fixed-deposits/shared/kept-facts.ts';
import { returnsCopy as copy } from './copy.ts';
import { DepositReturnsViewModel } from './deposit-returns.view-model.ts';
import { DepositReturnsWorking } from './deposit-returns-working.tsx';
import { estimateNote } from './estimate-note.ts';
import { returnsAtSlab, returnText } from './returns-at-slab.ts';
import { SlabField } from './slab-field.tsx';
import styles from './deposit-returns.module.css';

export interface DepositReturnsProps {
  readonly quote: DepositQuote;
  /** Undefined counts from today. */
  readonly startedOn?: CalendarDate | undefined;
}

/** The rate of the card, the return in a year, and what is left of it after income tax. */
export const DepositReturns = observer(function DepositReturns({
  quote,
  startedOn,
}: DepositReturnsProps) {
  const today = useToday();
  const deviceFacts = usePort(DeviceFacts);
  const viewModel = useViewModel(() => new DepositReturnsViewModel(deviceFacts));
  const rule = INTEREST_TAX_RATES.on(today);
  if (rule === undefined) return undefined;
  const { choice } = viewModel;
  const { cess } = rule.value;
  const rates = returnsAtSlab(quote, { startedOn: startedOn ?? today, choice, cess });
  return (
    <Section
      title={copy.title}
      text={startedOn === undefined ? copy.text : copy.textFrom(formatDate(startedOn))}
    >
      <Card>
        <div className={styles.card}>
          <Columns quote={quote} rates={rates} isTaxKnown={choice !== undefined} />
          {viewModel.isUnread && <FactsUnread onRetry={() => void viewModel.read()} />}
          <SlabField
            rates={rule.value}
            choice={choice}
            onChoose={(chosen) => viewModel.choose(chosen)}
          />
          {choice !== undefined && (
            <DepositReturnsWorking
              years={rates.afterTax.years}
              holding={Holding.of({ terms: quote.terms, startedOn: startedOn ?? today })}
            />
          )}
          <p className={styles.note}>
            {choice === undefined ? copy.notAdvice : estimateNote(rule.source)}
          </p>
          {choice !== undefined && <KeptNote viewModel={viewModel} />}
        </div>
      </Card>
    </Section>
  );
});

interface KeptNoteProps {
  readonly viewModel: DepositReturnsViewModel;
}

/** Only an investor who is signed in has facts on the device, and a page that lists them. */
const KeptNote = observer(function KeptNote({ viewModel }: KeptNoteProps) {
  const { investor } = useSessionState();
  return (
    <p className={styles.note}>
      {viewModel.isUnstored ? UNSTORED_TEXT : copy.kept}{' '}
      <Button kind="quiet" size="small" onClick={() => viewModel.forget()}>
        {copy.forget}
      </Button>
      {investor !== undefined && (
        <LinkButton kind="quiet" size="small" to="/profile/privacy">
          {copy.allKept}
        </LinkButton>
      )}
    </p>
  );
});

interface ColumnsProps {
  readonly quote: DepositQuote;
  readonly rates: ThreeRates;
  readonly isTaxKnown: boolean;
}

function Columns({ quote, rates, isTaxKnown }: ColumnsProps) {
  const { tax, annualised } = rates.afterTax;
  const taxText = tax.isZero()
    ? copy.noTax
    : copy.taxText(formatRupees(tax), formatRupees(quote.totalInterest));
  return (
    <div className={styles.columns}>
      <RateDisplay
        label={copy.card}
        text={formatPercent(rates.cardRate)}
        size="large"
        detail={rates.cardRateText}
      />
      <RateDisplay
        label={copy.year}
        text={returnText(rates.annualised)}
        size="large"
        detail={isCumulative(quote.terms.payoutFrequency) ? copy.yearText : copy.payoutText}
      />
      <RateDisplay
        label={copy.afterTax}
        text={isTaxKnown ? returnText(annualised) : '–'}
        size="large"
        detail={isTaxKnown ? taxText : copy.notChosen}
      />
    </div>
  );
}
