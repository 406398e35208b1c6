import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { WentWrongPicture } from '../platform/design-system/illustrations/went-wrong.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { usePort } from '../platform/injection.tsx';
import { PageSkeleton } from '../platform/page-skeleton.tsx';
import { useSessionState } from '../platform/session-context.tsx';

interface SignInFirstProps {
  /** Of the page. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** An address that anybody may open, and that says something to its investor alone. */
export function SignInFirst({ title, heading, text }: SignInFirstProps) {
  const journey = usePort(JourneyStore);
  const { pathname, search } = useLocation();
  useEffect(() => {
    journey.write(JourneyKey.AttemptedPath, `${pathname}${search}`);
  }, [journey, pathname, search]);
  return (
    <Page width="form">
      <PageHeader title={title} />
      <EmptyState
        illustration={<WentWrongPicture />}
        title={heading}
        text={text}
        action={<LinkButton to="/login">Sign in</LinkButton>}
      />
    </Page>
  );
}

/** Its children once somebody is signed in; until then it says why it asks. */
export const SignedInOnly = observer(function SignedInOnly({
  children,
  ...first
}: SignInFirstProps & { readonly children: ReactNode }) {
  const session = useSessionState();
  if (session.status === 'unknown') return <PageSkeleton />;
  return session.status === 'visitor' ? <SignInFirst {...first} /> : children;
});
