import type { ShareOrderFacts } from '#application/private-market/share-orders.ts';
import {
  isTaxShown,
  shareOrderSummary,
  summaryDisagreements,
} from '#domain/private-market/share-order-summary.ts';
import { TDS_PERCENT } from '#domain/private-market/share-tax.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { WorkingStep } from '#domain/platform/working-step.ts';
import { writtenAmount, writtenDecimal } from '#domain/platform/written-decimal.ts';
import { Fragment } from 'react';
import { type AmountLine, AmountBreakdown } from '../platform/design-system/amount-breakdown.tsx';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { type ShownStep, WorkingFigure } from '../platform/design-system/working-figure.tsx';
import { meanings, orderSummaryWords as words } from './order-summary-words.ts';
import styles from './order-summary.module.css';

/** The total and how it comes about, then every figure of the order. */
export function OrderSummaryFigures({ facts }: { readonly facts: ShareOrderFacts }) {
  const isSound = summaryDisagreements({ ...facts, documentationCharges: Money.zero }).length === 0;
  const total = formatRupees(facts.totalPayable);
  return (
    <div className={styles.facts}>
      <MoneyDisplay
        size="hero"
        label={words.totalPayable}
        text={total}
        {...(isSound && { figure: <Working facts={facts} text={total} /> })}
      />
      {!isSound && <Notice tone="warning">{words.differ}</Notice>}
      <Card as="section" label={words.facts} isPaper>
        <div className={styles.share}>
          <Avatar shape="square" name={facts.name} src={facts.logoUrl} />
          <h2 className={styles.name}>{facts.name}</h2>
        </div>
        <DefinitionList
          items={[
            { label: words.pricePerUnit, value: formatRupees(facts.pricePerUnit) },
            { label: words.units, value: indianGroups(String(facts.units)) },
            { label: words.dematNumber, value: <DematNumber facts={facts} /> },
          ]}
        />
        <div className={styles.sums}>
          <AmountBreakdown
            lines={linesOf(facts)}
            total={{ label: words.totalPayable, value: total }}
          />
        </div>
      </Card>
      <section className={styles.notes}>
        <h2 className={styles.notesTitle}>{words.notes}</h2>
        <ul>
          {words.noteItems.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** It breaks between its groups, where it has to. */
function DematNumber({ facts: { dematNumber } }: { readonly facts: ShareOrderFacts }) {
  if (dematNumber === undefined) return words.noDemat;
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
    { label: words.totalInvestment, value: formatRupees(facts.totalInvestment) },
    { label: words.stampDuty, value: formatRupees(facts.stampDuty) },
    ...(isTaxShown(tax) ? [{ label: words.tax, value: formatRupees(tax) }] : []),
  ];
}

function Working({ facts, text }: { readonly facts: ShareOrderFacts; readonly text: string }) {
  const { pricePerUnit, units, taxDeductedAtSource } = facts;
  const taxPercent = isTaxShown(taxDeductedAtSource) ? TDS_PERCENT : undefined;
  const { working } = shareOrderSummary({ pricePerUnit, units, taxPercent });
  return (
    <WorkingFigure
      text={text}
      label={words.totalPayable}
      intro={words.working}
      steps={working.map(shownStep)}
    />
  );
}

/** Units and percentages are bare numbers; everything else is rupees. */
const BARE: readonly string[] = ['u', 's', 't'];

function shownStep({ rule, formula, inputs, exact, rounded }: WorkingStep): ShownStep {
  const result = writtenAmount(exact);
  return {
    title: rule,
    formula,
    parts: inputs.map(({ name, value }) => ({
      letter: name,
      meaning: meanings[name] ?? '',
      value: BARE.includes(name) ? writtenDecimal(value) : writtenAmount(value),
    })),
    result:
      rounded === undefined || rounded === exact ? result : `${result} ≈ ${writtenAmount(rounded)}`,
  };
}
