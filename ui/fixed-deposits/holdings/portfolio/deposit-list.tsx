import { observer } from 'mobx-react-lite';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { PartnerMissing } from '#ui/fixed-deposits/shared/partner-missing.tsx';
import { useAfterTax, useSlabAfterPaint } from '#ui/fixed-deposits/shared/use-after-tax.ts';
import { portfolioCopy as copy } from './copy.ts';
import { DepositPages } from './deposit-pages.tsx';
import { DepositRows } from './deposit-rows.tsx';
import type { PortfolioViewModel } from './portfolio.view-model.ts';

interface PartProps {
  readonly viewModel: PortfolioViewModel;
}

/** The running deposits by maturity date, the others below a disclosure, and further pages. */
export const DepositList = observer(function DepositList({ viewModel }: PartProps) {
  const { running, ended, deposits } = viewModel;
  const afterTax = useAfterTax();
  useSlabAfterPaint(afterTax);
  const isPartnerMissing = deposits.value?.isPartnerMissing;
  const count = isPartnerMissing ? undefined : running.length + ended.length;
  return (
    <>
      <Section title={copy.deposits(count)} action={<ToPassbook />}>
        {isPartnerMissing && <PartnerMissing onRetry={() => deposits.reload()} />}
        {running.length > 0 ? (
          <DepositRows label={copy.running} deposits={running} afterTax={afterTax} />
        ) : (
          !isPartnerMissing && <p>{copy.noneRunning}</p>
        )}
        {ended.length > 0 && (
          <Disclosure title={copy.matured(ended.length)}>
            <DepositRows label={copy.matured(ended.length)} deposits={ended} />
          </Disclosure>
        )}
      </Section>
      <DepositPages />
    </>
  );
});

/** The section of the deposits while they load. */
export function DepositListSkeleton() {
  return (
    <Section title={copy.deposits()} action={<ToPassbook />}>
      <Card padding="small">
        <Skeleton shape="rows" count={4} label="" />
      </Card>
    </Section>
  );
}

function ToPassbook() {
  return (
    <LinkButton to="/transaction-history" kind="quiet" size="small">
      {copy.passbook}
    </LinkButton>
  );
}
