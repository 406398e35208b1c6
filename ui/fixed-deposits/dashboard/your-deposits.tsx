import {
  hasDetails,
  type PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import {
  formatDate,
  formatPercent,
  formatRupees,
  formatSignedRupees,
} from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { yourDepositsCopy as copy } from './copy.ts';
import { useHome } from './home-context.ts';
import { SectionWaits } from './section-waits.tsx';

const ROWS = 3;

/** The first running deposits. Renders nothing if there is none. */
export const YourDeposits = observer(function YourDeposits() {
  const { held } = useHome();
  const { state } = held;
  if (state.kind === 'loading') return <SectionWaits title={copy.title} rows={ROWS} />;
  if (state.kind === 'failed') {
    return (
      <Section title={copy.title}>
        <LoadError
          isPart
          what={copy.failed}
          failure={state.failure}
          money={copy.safe}
          onRetry={() => void held.reload()}
        />
      </Section>
    );
  }
  const { deposits, isPartnerMissing } = state.value;
  const running = deposits.filter((deposit) => deposit.state === 'running');
  if (running.length === 0 && !isPartnerMissing) return undefined;
  return (
    <Section title={copy.title} action={<All count={running.length} />}>
      {isPartnerMissing && <PartnerMissing what={copy.partners} onRetry={() => held.reload()} />}
      <AmountRows label={copy.title}>
        {running.slice(0, ROWS).map((deposit, at) => (
          <DepositRow key={deposit.depositOrderId ?? `partner ${at}`} deposit={deposit} />
        ))}
      </AmountRows>
    </Section>
  );
});

function All({ count }: { readonly count: number }) {
  return (
    <LinkButton to="/portfolio" kind="quiet" size="small">
      {copy.all(count)}
    </LinkButton>
  );
}

function DepositRow({ deposit }: { readonly deposit: PortfolioDeposit }) {
  const { name, logoUrl, annualRatePercent, maturityDate, principal, interestTillDate } = deposit;
  return (
    <AmountRow
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={name}
      detail={copy.detail(formatPercent(annualRatePercent), formatDate(maturityDate))}
      amount={formatRupees(principal)}
      amountDetail={formatSignedRupees(interestTillDate)}
      tone="gain"
      {...(hasDetails(deposit) && { to: heldDepositPath(deposit) })}
    />
  );
}
