import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { DepositRow } from '#ui/fixed-deposits/holdings/portfolio/deposit-row.tsx';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { yourDepositsCopy as copy } from './copy.ts';
import { useHome } from './home-context.ts';
import { SectionWaits } from './section-waits.tsx';

const ROWS = 3;

/** The running deposits that mature first. Renders nothing if there is none. */
export const YourDeposits = observer(function YourDeposits() {
  const { held, whole } = useHome();
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
  const { isPartnerMissing } = state.value;
  const { running } = whole.deposits;
  if (running.length === 0 && !isPartnerMissing) return undefined;
  const all = <All {...(!isPartnerMissing && { count: running.length })} />;
  return (
    <Section title={copy.title} action={running.length > 0 && all}>
      {isPartnerMissing && <PartnerMissing onRetry={() => held.reload()} />}
      <AmountRows label={copy.title}>
        {running.slice(0, ROWS).map((deposit, at) => (
          <DepositRow key={deposit.depositOrderId ?? `partner ${at}`} deposit={deposit} isBrief />
        ))}
      </AmountRows>
    </Section>
  );
});

/** Without a count while some deposits are missing. */
function All({ count }: { readonly count?: number }) {
  return (
    <LinkButton to="/portfolio" kind="quiet" size="small">
      {copy.all(count)}
    </LinkButton>
  );
}
