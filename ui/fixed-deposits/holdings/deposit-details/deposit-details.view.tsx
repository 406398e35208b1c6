import {
  type HeldDepositDetail,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { isMaturityInstructionAsked } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { shareRun } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { type Holding, maturityLabel } from '#domain/fixed-deposits/holdings/holdings.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { ProgressBar } from '#ui/platform/design-system/feedback/progress-bar.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { DepositDetailsExit } from './deposit-details-exit.tsx';
import { DepositDetailsHighlights } from './deposit-details-highlights.tsx';
import { DepositDetailsMaturity } from './deposit-details-maturity.tsx';
import { DepositDetailsPayments } from './deposit-details-payments.tsx';
import { DepositDetailsWithdrawal } from './deposit-details-withdrawal.tsx';
import { type DepositKey, DepositDetailsViewModel } from './deposit-details.view-model.ts';
import styles from './deposit-details.module.css';
import { depositIdOf, heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { InterestTillDate } from './interest-till-date.tsx';
import { QuoteFigure } from '#ui/fixed-deposits/quote/quote-figure.tsx';
import { LazyDepositVine } from '#ui/fixed-deposits/shared/lazy-deposit-vine.tsx';
import { recipientFacts } from '#ui/fixed-deposits/shared/recipient-facts.tsx';
import { LazyDepositReturns } from '#ui/fixed-deposits/returns/lazy-deposit-returns.tsx';
import { ReceiptButton } from '#ui/fixed-deposits/holdings/passbook/receipt-button.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { useTabTitle } from '#ui/platform/routing/use-tab-title.ts';
import { useNewDay, useToday } from '#ui/platform/use-today.ts';

export function DepositDetails() {
  const { id, fdid } = useParams();
  const depositOrderId = depositIdOf(id);
  const depositId = depositIdOf(fdid);
  if (depositOrderId === undefined || depositId === undefined) return <NoSuchDeposit />;
  return <DepositOf key={depositOrderId} subject={{ depositOrderId, depositId }} />;
}

const DepositOf = observer(function DepositOf({ subject }: { readonly subject: DepositKey }) {
  const held = usePort(HeldDeposits);
  const viewModel = useViewModel(() => new DepositDetailsViewModel(held, subject));
  useNewDay(() => void viewModel.deposit.refresh());
  const { state } = viewModel.deposit;
  if (state.kind === 'failed') {
    const isGone = state.failure.kind === 'refused' && state.failure.status === 404;
    if (isGone) return <NoSuchDeposit />;
    return (
      <Page width="reading">
        <PageHeader title="Your deposit" />
        <LoadError
          what="Your deposit"
          failure={state.failure}
          money="Your deposit is safe."
          documented="something went wrong"
          onRetry={() => void viewModel.deposit.reload()}
        />
      </Page>
    );
  }
  if (state.kind === 'loading') {
    return (
      <PageSkeleton width="wide" aside={<Skeleton shape="text" label="" />}>
        <Skeleton shape="title" />
        <Skeleton shape="summary" label="" />
        <Section title="The deposit">
          <Card>
            <Skeleton shape="text" count={3} label="" />
          </Card>
        </Section>
      </PageSkeleton>
    );
  }
  return (
    <Page
      width="wide"
      aside={
        <>
          <DepositDetailsHighlights highlights={viewModel.highlights} />
          <DepositActions deposit={state.value} onChanged={() => void viewModel.deposit.reload()} />
        </>
      }
    >
      <DepositFacts deposit={state.value} holding={viewModel.holding} />
      <DepositGrowth holding={viewModel.holding} />
      <DepositRates holding={viewModel.holding} />
      <DepositDetailsPayments payments={viewModel.payments} />
      <DepositDetailsExit deposit={state.value} holding={viewModel.holding} />
    </Page>
  );
});

function DepositActions({ deposit, onChanged }: DepositActionsProps) {
  const { state, renewedInto, depositId } = deposit;
  return (
    <div className={styles.actions}>
      {renewedInto !== undefined && (
        <LinkButton isFullWidth to={heldDepositPath({ depositOrderId: renewedInto, depositId })}>
          See the renewed deposit
        </LinkButton>
      )}
      <ReceiptButton depositOrderId={deposit.depositOrderId} />
      {state === 'running' && isMaturityInstructionAsked(deposit.issuerId) && (
        <DepositDetailsMaturity deposit={deposit} onChanged={onChanged} />
      )}
      <DepositDetailsWithdrawal deposit={deposit} />
    </div>
  );
}

interface DepositActionsProps {
  readonly deposit: HeldDepositDetail;
  readonly onChanged: () => void;
}

interface DepositFactsProps {
  readonly deposit: HeldDepositDetail;
  readonly holding: Holding | undefined;
}

function DepositFacts({ deposit, holding }: DepositFactsProps) {
  const today = useToday();
  const navigate = useNavigate();
  useTabTitle(deposit.name);
  const { annualRatePercent, maturityDate } = deposit;
  return (
    <>
      <PageHeader
        title={deposit.name}
        onBack={() => void navigate('/portfolio')}
        backLabel="Back to the portfolio"
        eyebrow={`Application number ${deposit.applicationNumber}`}
        aside={
          <>
            <Avatar name={deposit.name} src={deposit.logoUrl} shape="square" size="large" />
            <EyeButton />
          </>
        }
      />
      <Card tone="green" padding="large">
        <Worth deposit={deposit} holding={holding} />
      </Card>
      <Section title="The deposit">
        <Card>
          <DefinitionList
            items={[
              { label: 'Interest rate', value: `${formatPercent(annualRatePercent)} p.a.` },
              { label: 'Tenure', value: tenureInWords(deposit.tenure) },
              { label: 'Payout method', value: payoutLabel(deposit.payoutFrequency) },
              explained(holding, {
                label: 'Total interest earned',
                text: formatRupees(deposit.totalInterest),
                result: QuoteResult.TotalInterest,
              }),
              explained(holding, {
                label: 'Average annual yield',
                text: formatPercent(deposit.annualYieldPercent),
                result: QuoteResult.EffectiveYield,
              }),
              { label: 'Invested on', value: formatDate(deposit.startedOn) },
              {
                label: `${maturityLabel(maturityDate, today)} on`,
                value: formatDate(maturityDate),
              },
              { label: 'Maturity action', value: deposit.maturityInstructionName },
              ...recipientFacts(deposit),
            ]}
          />
        </Card>
      </Section>
    </>
  );
}

function DepositGrowth({ holding }: Pick<DepositFactsProps, 'holding'>) {
  if (holding === undefined) return undefined;
  return (
    <Card>
      <LazyDepositVine quote={holding.quote} from={holding.startedOn} />
    </Card>
  );
}

function DepositRates({ holding }: Pick<DepositFactsProps, 'holding'>) {
  if (holding === undefined) return undefined;
  return <LazyDepositReturns quote={holding.quote} startedOn={holding.startedOn} />;
}

/** The main figures: interest earned, amount invested and maturity amount. */
function Worth({ deposit, holding }: DepositFactsProps) {
  const today = useToday();
  const { maturityDate } = deposit;
  const interest = { label: 'Interest till date', text: formatRupees(deposit.interestTillDate) };
  return (
    <div className={styles.worth}>
      <MoneyDisplay
        size="hero"
        {...interest}
        figure={<InterestTillDate holding={holding} {...interest} />}
        {...(!deposit.todaysEarning.isZero() && {
          detail: `Today's earning ${formatRupees(deposit.todaysEarning)}`,
        })}
      />
      <DefinitionList
        look="columns"
        items={[
          { label: 'Total investment', value: formatRupees(deposit.principal) },
          explained(holding, {
            label: 'Maturity amount',
            text: formatRupees(deposit.maturityAmount),
            result: QuoteResult.MaturityAmount,
          }),
        ]}
      />
      <ProgressBar
        label={maturityLabel(maturityDate, today)}
        text={formatDate(maturityDate)}
        share={shareRun(deposit, today)}
      />
    </div>
  );
}

/** A row of the list; its figure expands into its calculation. */
function explained(
  holding: Holding | undefined,
  figure: { readonly label: string; readonly text: string; readonly result: QuoteResult },
): Definition {
  return { label: figure.label, value: <QuoteFigure quote={holding?.quote} {...figure} /> };
}

function NoSuchDeposit() {
  return (
    <Page width="reading">
      <PageHeader title="Your deposit" />
      <ErrorState
        title="We could not find this deposit in your portfolio"
        action={<LinkButton to="/portfolio">See my portfolio</LinkButton>}
      />
    </Page>
  );
}
