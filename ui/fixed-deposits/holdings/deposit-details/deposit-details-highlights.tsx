import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import styles from './deposit-details.module.css';

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
