import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/platform/design-system/error-state.tsx';
import { PageHeader } from '#ui/platform/design-system/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/skeleton.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import { StepPage } from '../onboarding/step-page.tsx';

interface ProfileStepProps {
  readonly words: { readonly heading: string; readonly lead: string; readonly loadFailed: string };
  /** What must be known before anything can be asked. */
  readonly known: Pick<Loaded<unknown>, 'state' | 'reload'>;
  /** How many fields there will be, for the screen while it loads. */
  readonly fieldCount: number;
  /** The form, once all is known. */
  readonly children: ReactNode;
}

/** A step of the booking that asks for a part of the profile. */
export const ProfileStep = observer(function ProfileStep({
  words,
  known,
  fieldCount,
  children,
}: ProfileStepProps) {
  const { kind } = known.state;
  return (
    <StepPage step="profile" booking="profile">
      <PageHeader title={words.heading} text={words.lead} />
      {kind === 'loading' && <Skeleton shape="form" count={fieldCount} />}
      {kind === 'failed' && (
        <ErrorState title={words.loadFailed} onRetry={() => void known.reload()} />
      )}
      {kind === 'ready' && children}
    </StepPage>
  );
});
