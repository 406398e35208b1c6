import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { SandboxLink } from '#ui/platform/errors/sandbox-link.tsx';
import styles from './sandbox-hint.module.css';
import { type SandboxStep, sandboxValues, sandboxCopy } from './copy.ts';

const TEXTS = {
  otp: sandboxCopy.otp,
  pan: sandboxCopy.pan,
  'bank-account': sandboxCopy.bankAccount,
  demat: sandboxCopy.demat,
} as const satisfies Record<SandboxStep, string>;

/** Lists the test values of a step, in the sandbox only. */
export function SandboxHint({ step }: { readonly step: SandboxStep }) {
  const { isSandbox } = usePort(RuntimeEnvironment);
  if (!isSandbox) return undefined;
  return (
    <Notice tone="sandbox" title={sandboxCopy.title}>
      <p>
        {TEXTS[step]}{' '}
        {step === 'otp' && <SandboxLink>{sandboxCopy.phone}</SandboxLink>}
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
