import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import {
  isTaxShown,
  shareOrderSummary,
  summaryDisagreements,
} from '#domain/private-market/orders/share-order-summary.ts';
import { TDS_PERCENT } from '#domain/private-market/orders/share-tax.ts';
import { OrderStatus, orderStatusLabel } from '#domain/private-market/orders/order-status.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import { writtenAmount, writtenDecimal } from '#domain/platform/written-decimal.ts';
import { Fragment } from 'react';
import {
  type AmountLine,
  AmountBreakdown,
} from '#ui/platform/design-system/figures/amount-breakdown.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import type { ShownStep } from '#ui/platform/design-system/figures/step-in-numbers.ts';
import { WorkingFigure } from '#ui/platform/design-system/figures/working-figure.tsx';
import { BoughtThing } from '#ui/platform/orders/bought-thing.tsx';
import { OrderAmounts } from '#ui/platform/orders/order-summary-page.tsx';
import { orderedPath } from '#ui/private-market/paths.ts';
import { orderProgress } from '#ui/private-market/orders/list/order-progress.ts';
import { OrderStages } from '#ui/private-market/orders/list/order-stages.tsx';
import { cancelCopy, whatComesNext } from '#ui/private-market/orders/list/copy.ts';
import { meanings, orderSummaryCopy as copy } from './copy.ts';
import { orderSentence } from '#ui/private-market/orders/shared/order-sentence.ts';
import styles from './order-summary.module.css';

interface OrderSummaryFiguresProps {
  readonly facts: ShareOrderFacts;
  /** Whether a payment is due; false if the order is paid or has ended. */
  readonly isDue: boolean;
}

export function OrderSummaryFigures({ facts, isDue }: OrderSummaryFiguresProps) {
  const isSound = summaryDisagreements({ ...facts, documentationCharges: Money.zero }).length === 0;
  const total = formatRupees(facts.totalPayable);
  const label = isDue ? copy.totalPayable : copy.orderTotal;
  return (
    <>
      {isDue ? (
        <OrderAmounts>
          <MoneyDisplay
            size="hero"
            label={label}
            text={total}
            {...(isSound && { figure: <Working facts={facts} text={total} /> })}
          />
        </OrderAmounts>
      ) : (
        <>
          <OrderState facts={facts} />
          <OrderStages order={facts} />
        </>
      )}
      {!isSound && <Notice tone="warning">{copy.differ}</Notice>}
      <BoughtThing
        label={copy.facts}
        name={facts.name}
        logoUrl={facts.logoUrl}
        facts={[
          {
            label: facts.isBasket ? copy.pricePerBasket : copy.pricePerShare,
            value: formatRupees(facts.pricePerUnit),
          },
          {
            label: facts.isBasket ? copy.baskets : copy.shares,
            value: indianGroups(String(facts.units)),
          },
          { label: copy.dematNumber, value: <DematNumber facts={facts} /> },
        ]}
        sum={
          <>
            {isSound && <p className={styles.sentence}>{orderSentence(facts)}</p>}
            <AmountBreakdown lines={linesOf(facts)} total={{ label, value: total }} />
          </>
        }
      />
      <section className={styles.notes}>
        <h2 className={styles.notesTitle}>{copy.notes}</h2>
        <ul>
          {(facts.isBasket ? copy.basketNoteItems : copy.noteItems).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The status of an order that is not to be paid. A cancelled order can be placed again. */
function OrderState({ facts }: { readonly facts: ShareOrderFacts }) {
  const { status, paymentReference } = facts;
  // The stages name the reference; an order with an unknown status has none.
  const hasStages = orderProgress(facts) !== undefined;
  const isEnded = status === OrderStatus.Cancelled;
  const again = isEnded ? orderedPath(facts) : undefined;
  return (
    <Notice
      title={orderStatusLabel(status)}
      {...(again !== undefined && {
        action: <LinkButton to={again}>{cancelCopy.again}</LinkButton>,
      })}
    >
      {whatComesNext(facts)}
      {paymentReference !== undefined && !hasStages && ` ${copy.reference(paymentReference)}`}
    </Notice>
  );
}

/** The demat number in groups of four digits, between which it may wrap. */
function DematNumber({ facts: { dematNumber } }: { readonly facts: ShareOrderFacts }) {
  if (dematNumber === undefined) return copy.noDemat;
  const groups = dematNumber.match(/.{1,4}/g) ?? [];
  return groups.map((group, index) => (
    <Fragment key={index}>
      {group}
      <wbr />
    </Fragment>
  ));
}

function linesOf(facts: ShareOrderFacts): readonly AmountLine[] {
  const { taxDeductedAtSource: tax } = facts;
  return [
    { label: copy.totalInvestment, value: formatRupees(facts.totalInvestment) },
    { label: copy.stampDuty, value: formatRupees(facts.stampDuty) },
    ...(isTaxShown(tax) ? [{ label: copy.tax, value: formatRupees(tax) }] : []),
  ];
}

function Working({ facts, text }: { readonly facts: ShareOrderFacts; readonly text: string }) {
  const { pricePerUnit, units, taxDeductedAtSource } = facts;
  const taxPercent = isTaxShown(taxDeductedAtSource) ? TDS_PERCENT : undefined;
  const { working } = shareOrderSummary({ pricePerUnit, units, taxPercent });
  return (
    <WorkingFigure
      text={text}
      label={copy.totalPayable}
      sentence={orderSentence(facts)}
      steps={working.map(shownStep)}
    />
  );
}

const PERCENTAGES: readonly string[] = ['s', 't'];

/**
 * Formats an input of a calculation: units and percentages as plain numbers, all others in rupees.
 */
function writtenInput(name: string, value: WorkingStep['inputs'][number]['value']): string {
  if (name === 'u') return indianGroups(value);
  return PERCENTAGES.includes(name) ? writtenDecimal(value) : writtenAmount(value);
}

function shownStep({ rule, formula, inputs, exact, rounded }: WorkingStep): ShownStep {
  const result = writtenAmount(exact);
  return {
    title: rule,
    formula,
    parts: inputs.map(({ name, value }) => ({
      letter: name,
      meaning: meanings[name] ?? '',
      value: writtenInput(name, value),
    })),
    result:
      rounded === undefined || rounded === exact ? result : `${result} ≈ ${writtenAmount(rounded)}`,
  };
}
