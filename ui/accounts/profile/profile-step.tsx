import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import { StepPage } from '#ui/accounts/onboarding/step-page.tsx';

interface ProfileStepProps {
  readonly copy: { readonly heading: string; readonly lead: string; readonly loadFailed: string };
  /** The data that must load before the form is shown. */
  readonly known: Pick<Loaded<unknown>, 'state' | 'reload'>;
  /** The number of fields of the loading skeleton. */
  readonly fieldCount: number;
  /** The form, shown once the data has loaded. */
  readonly children: ReactNode;
}

/** A booking step that asks for a part of the profile. */
export const ProfileStep = observer(function ProfileStep({
  copy,
  known,
  fieldCount,
  children,
}: ProfileStepProps) {
  return (
    <StepPage step="profile" purpose="deposit">
      <PageHeader title={copy.heading} text={copy.lead} />
      {whenLoaded({
        loaded: known,
        what: 'Your details',
        documented: copy.loadFailed,
        waiting: <Skeleton shape="form" count={fieldCount} />,
        children: () => children,
      })}
    </StepPage>
  );
});
