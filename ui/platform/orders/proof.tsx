import type { ReactNode } from 'react';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import { BoughtThingHead, type BoughtThingNames } from './bought-thing.tsx';
import { proofCopy as copy } from './copy.ts';
import { ProofReference, type ProofReferenceProps } from './proof-reference.tsx';
import styles from './proof.module.css';

/** What happens to the order from now on. */
export interface ProofStep {
  /** Such as 'Today' or '26 May 2028'. */
  readonly when: string;
  readonly text: string;
}

interface ProofProps {
  readonly title: string;
  readonly text?: string;
  /** The certificate and what follows; absent while the tick is drawn. */
  readonly certificate?: CertificateProps | undefined;
  /** The receipt and the next step. */
  readonly actions?: ReactNode;
}

/**
 * The page after a successful payment, for deposits and shares. Its amounts are never hidden,
 * because they prove the payment.
 */
export function Proof({ title, text, certificate, actions }: ProofProps) {
  return (
    <AmountsScope arePersonal={false}>
      <Page width="reading">
        <div className={styles.head} role="status">
          <SuccessMark />
          <PageHeader title={title} text={text} />
        </div>
        {certificate === undefined ? (
          <CertificateSkeleton hasChart />
        ) : (
          <>
            <Certificate {...certificate} />
            <WhatHappensNow steps={certificate.steps} />
            <div className={styles.actions}>{actions}</div>
          </>
        )}
      </Page>
    </AmountsScope>
  );
}

interface CertificateProps {
  readonly thing: BoughtThingNames;
  readonly amount: { readonly label: string; readonly text: string };
  /** The growth of the amount. */
  readonly becomes?: ReactNode;
  readonly facts: readonly Definition[];
  readonly reference?: ProofReferenceProps | undefined;
  readonly steps: readonly ProofStep[];
}

function Certificate({ thing, amount, becomes, facts, reference }: CertificateProps) {
  return (
    <Card as="section" label={copy.certificate} padding="large">
      <div className={styles.certificate}>
        <div className={styles.top}>
          <BoughtThingHead {...thing} />
          <MoneyDisplay size="hero" label={amount.label} text={amount.text} />
        </div>
        {becomes}
        <div className={styles.facts}>
          <DefinitionList items={facts} />
          {reference !== undefined && <ProofReference {...reference} />}
        </div>
      </div>
    </Card>
  );
}

/** Has the outline of the certificate and its steps; the heading above it is already announced. */
export function CertificateSkeleton({ hasChart = false }: { readonly hasChart?: boolean }) {
  return (
    <>
      <Card padding="large">
        <div className={styles.certificate}>
          <Skeleton shape="title" label="" />
          {hasChart && <Skeleton shape="chart" label="" />}
          <div className={styles.facts}>
            <Skeleton shape="facts" count={hasChart ? 6 : 4} label="" />
          </div>
        </div>
      </Card>
      <Skeleton count={2} label="" />
    </>
  );
}

function WhatHappensNow({ steps }: { readonly steps: readonly ProofStep[] }) {
  return (
    <section className={styles.next} aria-label={copy.next}>
      <h2 className={styles.nextTitle}>{copy.next}</h2>
      <ol className={styles.steps}>
        {steps.map(({ when, text }) => (
          <li key={when} className={styles.step}>
            <span className={styles.when}>{when}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
