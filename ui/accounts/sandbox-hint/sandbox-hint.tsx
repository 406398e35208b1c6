import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import type { ReactNode } from 'react';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import styles from './sandbox-hint.module.css';

/** A test input with a fixed result in the sandbox. The sandbox backend lists all of them. */
interface SandboxValue {
  readonly value: string;
  readonly outcome: string;
}

interface SandboxHintProps {
  readonly values: readonly SandboxValue[];
  /** What any other input does. */
  readonly children: ReactNode;
}

/** Lists the test values of a step, in the sandbox only. */
export function SandboxHint({ values, children }: SandboxHintProps) {
  const { isSandbox } = usePort(RuntimeEnvironment);
  if (!isSandbox) return undefined;
  return (
    <Notice tone="sandbox" title="Sandbox">
      <p>{children}</p>
      <details className={styles.values}>
        <summary>Values with a set outcome</summary>
        <dl className={styles.list}>
          {values.map(({ value, outcome }) => (
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
