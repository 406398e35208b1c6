import {
  type ComingReport,
  ReadMoneyComing,
} from '#application/fixed-deposits/holdings/read-money-coming.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { shareRun } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  formatCompactRupees,
  formatDate,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { FactsUnread } from '#ui/platform/errors/facts-unread.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { moneyComingCopy as copy } from './copy.ts';
import { declaredCopy } from '#ui/fixed-deposits/shared/declared-copy.ts';
import { useHome } from './home-context.ts';
import { MoneyComingViewModel } from './coming-payments.view-model.ts';
import { MoneyComingWaits } from './coming-payments-waits.tsx';
import styles from './coming-payments.module.css';

// The rules of tax are downloaded when an investor asks, because home does not need them otherwise.
const ComingTax = lazyScreen(['all-deposits'], () => import('./coming-tax.tsx'), 'ComingTax');

/** What the deposits pay in the next 12 months. Renders nothing without a running deposit. */
export const MoneyComing = observer(function MoneyComing() {
  const { held } = useHome();
  const readMoneyComing = useUseCase(ReadMoneyComing);
  const deviceFacts = usePort(DeviceFacts);
  const viewModel = useViewModel(
    () => new MoneyComingViewModel(held, readMoneyComing, deviceFacts),
  );
  const { report } = viewModel;
  if (held.state.kind === 'loading') return <MoneyComingWaits />;
  if (viewModel.isIdle) return undefined;
  return (
    <Section title={copy.title} action={<ToPassbook />}>
      {held.state.kind === 'failed' && (
        <LoadError
          isPart
          what={copy.failed}
          failure={held.state.failure}
          money={copy.safe}
          onRetry={() => void held.reload()}
        />
      )}
      {viewModel.isToldUnread && (
        <FactsUnread onRetry={() => void viewModel.readTold()} />
      )}
      {report !== undefined && (
        <Report report={report} isPartnerMissing={held.value?.isPartnerMissing ?? false} />
      )}
    </Section>
  );
});

function ToPassbook() {
  return (
    <LinkButton to="/transaction-history" kind="quiet" size="small">
      {copy.past}
    </LinkButton>
  );
}

interface ReportProps {
  readonly report: ComingReport;
  readonly isPartnerMissing: boolean;
}

function Report({ report, isPartnerMissing }: ReportProps) {
  const { total, declared, renewed, leftOut, days } = report;
  return (
    <Card>
      <div className={styles.coming}>
        {total.isZero() ? (
          <p>{copy.none}</p>
        ) : (
          <p className={styles.total}>
            <strong className={styles.amount}>
              <AmountText>{formatRupees(total)}</AmountText>
            </strong>{' '}
            {copy.total}
          </p>
        )}
        {days.length > 0 && <Payments report={report} />}
        <div className={styles.notes}>
          {!declared.isZero() && (
            <p>
              <AmountText>{declaredCopy.part(formatRupees(declared))}</AmountText>
            </p>
          )}
          {!renewed.isZero() && (
            <p>
              <AmountText>{copy.renewed(formatRupees(renewed))}</AmountText>
            </p>
          )}
          {leftOut > 0 && <p>{copy.leftOut(leftOut)}</p>}
          {isPartnerMissing && <p>{copy.partnerMissing}</p>}
        </div>
        <TaxDays />
      </div>
    </Card>
  );
}

/** The tax that is deducted meanwhile, once opened. */
function TaxDays() {
  const [isAsked, ask] = useState(false);
  return (
    <Disclosure title={copy.tax} look="link" onOpen={() => ask(true)}>
      {isAsked && <ComingTax meanwhile={<Skeleton shape="rows" count={1} label="" />} />}
    </Disclosure>
  );
}

function Payments({ report }: { readonly report: ComingReport }) {
  const { days, payments } = report;
  const [next] = days;
  return (
    <>
      <Vine
        title={copy.chart(payments.length)}
        items={days.map((day) => itemOf(day, report))}
        ticks={ticksOf(report)}
      />
      {next !== undefined && (
        <AmountRows label={copy.next} look="plain">
          <AmountRow
            title={formatDate(next.date)}
            detail={withClosure(next)}
            amount={formatRupees(next.amount)}
          />
        </AmountRows>
      )}
    </>
  );
}

type ComingDay = ComingReport['days'][number];

function itemOf(day: ComingDay, report: ComingReport) {
  const { date, amount, kind } = day;
  return {
    key: keyOf(day),
    kind: kind === 'maturity' ? ('fruit' as const) : ('leaf' as const),
    at: placeOf(date, report),
    amount: amount.decimal.toNumber(),
    date: formatDate(date),
    amountText: formatRupees(amount),
    account: sourceOf(day),
    ...(kind === 'maturity' && { sum: formatCompactRupees(amount) }),
  };
}

/** Today, and every third month. */
function ticksOf(report: ComingReport) {
  const months = [3, 6, 9, 12].map((count) => report.today.plus({ months: count }));
  const later = months.map((date) => ({
    at: placeOf(date, report),
    label: formatDate(date).split(' ')[1] ?? '',
  }));
  return [{ at: 0, label: copy.today }, ...later];
}

/** Where a day is on the time axis, from 0 (today) to 1. */
function placeOf(date: CalendarDate, { today, until }: ComingReport): number {
  return shareRun({ startedOn: today, maturityDate: until }, date);
}

function sourceOf({ deposits, kind }: ComingDay): string {
  const names = deposits.map(({ name }) => name);
  return kind === 'maturity' ? copy.maturity(names) : copy.interest(names);
}

/** Names the deposits, with a note if banks are closed on that day. */
function withClosure(day: ComingDay): string {
  const note = closedDaySentence(day.date);
  return note === undefined ? sourceOf(day) : `${sourceOf(day)}. ${note}`;
}

function keyOf({ date, kind }: ComingDay): string {
  return `${date.iso} ${kind}`;
}
