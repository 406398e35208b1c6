import { observer } from 'mobx-react-lite';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Section } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import type { Loaded } from '../platform/view-model.ts';
import styles from './deposit-details.module.css';

/** What the issuer wants known about the deposit. */
export const DepositDetailsHighlights = observer(function DepositDetailsHighlights({
  highlights,
}: {
  readonly highlights: Loaded<readonly string[]>;
}) {
  const { state } = highlights;
  if (state.kind === 'ready' && state.value.length === 0) return undefined;
  return (
    <Section title="Important highlights">
      {state.kind === 'loading' && <Skeleton shape="text" label="" />}
      {state.kind === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button kind="quiet" size="small" onClick={() => void highlights.reload()}>
              Try again
            </Button>
          }
        >
          The highlights could not be loaded.
        </Notice>
      )}
      {state.kind === 'ready' && (
        <Card>
          <ul className={styles.highlights}>
            {state.value.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
});
