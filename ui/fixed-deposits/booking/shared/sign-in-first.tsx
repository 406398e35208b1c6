import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { PhoneCodePicture } from '#ui/platform/design-system/illustrations/phone-code.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { useReturnHere } from '#ui/platform/routing/use-return-here.ts';

interface SignInFirstProps {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** Asks a visitor to sign in, because this page is only for the investor whom it concerns. */
export function SignInFirst({ title, heading, text }: SignInFirstProps) {
  const returnHere = useReturnHere();
  useEffect(returnHere, [returnHere]);
  return (
    <Page width="form">
      <PageHeader title={title} />
      <EmptyState
        illustration={<PhoneCodePicture />}
        title={heading}
        text={text}
        action={<LinkButton to="/login">Sign in</LinkButton>}
      />
    </Page>
  );
}

/** Shows its children to a signed-in investor, and asks others to sign in. */
export const SignedInOnly = observer(function SignedInOnly({
  children,
  ...first
}: SignInFirstProps & { readonly children: ReactNode }) {
  const session = useSessionState();
  if (session.status === 'unknown') return <PageSkeleton />;
  return session.status === 'visitor' ? <SignInFirst {...first} /> : children;
});
