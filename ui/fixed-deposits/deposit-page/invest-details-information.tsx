import type {
  ContentBlock,
  DepositProduct,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import Flag from 'lucide-react/icons/flag';
import Landmark from 'lucide-react/icons/landmark';
import Sparkles from 'lucide-react/icons/sparkles';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import styles from './invest-details-information.module.css';
import { informationCopy as copy, insuranceCopy } from './copy.ts';

const ICONS = { bank: Landmark, flag: Flag, other: Sparkles } as const;

interface InvestDetailsInformationProps {
  readonly content: Loaded<readonly ContentBlock[]>;
  readonly deposit: DepositProduct;
}

/** The issuer's own description, followed by facts that hold for every issuer. */
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
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.contentFailed}
        </Notice>
      )}
      <WhyInvest cards={blocks.filter(({ kind }) => kind === 'card')} />
      {blocks
        .filter(({ kind, title }) => kind === 'extra' && title !== copy.safety)
        .map((block) => (
          <Section key={block.title} title={block.title}>
            <Lines lines={block.lines} />
          </Section>
        ))}
      <Safety
        lines={blocks.filter(({ title }) => title === copy.safety).flatMap(({ lines }) => lines)}
        deposit={deposit}
      />
    </>
  );
});

function WhyInvest({ cards }: { readonly cards: readonly ContentBlock[] }) {
  if (cards.length === 0) return null;
  return (
    <Section title={copy.why}>
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
    <Section title={copy.safety}>
      <p>{insuranceCopy(deposit.isInsured)}</p>
      {deposit.creditRating !== undefined && <p>{copy.rated(deposit.creditRating)}</p>}
      <Lines lines={lines} />
      <p className={styles.direct}>{copy.direct(deposit.issuerName)}</p>
      <p className={styles.direct}>{copy.facilitator}</p>
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
