import type {
  ContentBlock,
  DepositProduct,
} from '#application/fixed-deposits/deposit-catalogue.ts';
import { Flag, Landmark, Sparkles } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import type { Loaded } from '../platform/view-model.ts';
import styles from './invest-details-information.module.css';
import { informationWords as words } from './invest-details-words.ts';

const ICONS = { bank: Landmark, flag: Flag, other: Sparkles } as const;

interface InvestDetailsInformationProps {
  readonly content: Loaded<readonly ContentBlock[]>;
  readonly deposit: DepositProduct;
}

/** The issuer's own words, and what is true whatever the issuer says. */
export const InvestDetailsInformation = observer(function InvestDetailsInformation({
  content,
  deposit,
}: InvestDetailsInformationProps) {
  const { state } = content;
  const blocks = state.kind === 'ready' ? state.value : [];
  return (
    <>
      {state.kind === 'loading' && <Skeleton shape="card" count={2} label="" />}
      {state.kind === 'failed' && (
        <Notice
          action={
            <Button kind="quiet" size="small" onClick={() => void content.reload()}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.contentFailed}
        </Notice>
      )}
      <WhyInvest cards={blocks.filter(({ kind }) => kind === 'card')} />
      {blocks
        .filter(({ kind, title }) => kind === 'extra' && title !== words.safety)
        .map((block) => (
          <Section key={block.title} title={block.title}>
            <Lines lines={block.lines} />
          </Section>
        ))}
      <Safety
        lines={blocks.filter(({ title }) => title === words.safety).flatMap(({ lines }) => lines)}
        deposit={deposit}
      />
    </>
  );
});

function WhyInvest({ cards }: { readonly cards: readonly ContentBlock[] }) {
  if (cards.length === 0) return null;
  return (
    <Section title={words.why}>
      <ul className={styles.cards}>
        {cards.map(({ title, lines, icon }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title} className={styles.card}>
              <Icon className={styles.icon} aria-hidden="true" />
              <h3 className={styles.title}>{title}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface SafetyProps {
  readonly lines: readonly string[];
  readonly deposit: DepositProduct;
}

function Safety({ lines, deposit }: SafetyProps) {
  return (
    <Section title={words.safety}>
      <p>{deposit.isInsured ? words.insured : words.notInsured}</p>
      {deposit.creditRating !== undefined && <p>{words.rated(deposit.creditRating)}</p>}
      <Lines lines={lines} />
      <p className={styles.direct}>{words.direct(deposit.issuerName)}</p>
      <p className={styles.direct}>{words.facilitator}</p>
    </Section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
