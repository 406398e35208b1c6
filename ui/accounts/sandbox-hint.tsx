import { Surroundings } from '#application/platform/surroundings.ts';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { SandboxLink } from '#ui/platform/sandbox-link.tsx';
import styles from './sandbox-hint.module.css';
import { type SandboxStep, sandboxValues, sandboxWords } from './sandbox-words.ts';

const TEXTS = {
  otp: sandboxWords.otp,
  pan: sandboxWords.pan,
  'bank-account': sandboxWords.bankAccount,
  demat: sandboxWords.demat,
} as const satisfies Record<SandboxStep, string>;

/** Which values bring about what, on steps where nothing real is behind them. */
export function SandboxHint({ step }: { readonly step: SandboxStep }) {
  const { isSandbox } = usePort(Surroundings);
  if (!isSandbox) return undefined;
  return (
    <Notice tone="sandbox" title={sandboxWords.title}>
      <p>
        {TEXTS[step]}{' '}
        {step === 'otp' && <SandboxLink>{sandboxWords.phone}</SandboxLink>}
      </p>
      <details className={styles.values}>
        <summary>Values with a set outcome</summary>
        <dl className={styles.list}>
          {sandboxValues[step].map(({ value, outcome }) => (
            <div key={value} className={styles.row}>
              <dt className={styles.value}>{value}</dt>
              <dd>{outcome}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Notice>
  );
}
