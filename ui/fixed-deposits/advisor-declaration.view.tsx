import { JourneyKey, JourneyStore } from '#application/platform/journey-store.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { usePort } from '../platform/injection.tsx';
import { Redirect } from '#ui/platform/redirect.tsx';
import { advisorDeclarationState, advisorOrderPath } from './advisor-order-path.ts';
import { advisorOrderWords } from './advisor-order-words.ts';
import { BookingPage } from './booking-page.tsx';
import { DeclarationQuestions, NoDeclaredOrder } from './declaration-questions.tsx';
import { declarationWords as words } from './declaration-words.ts';
import { SignedInOnly } from './sign-in-first.tsx';

/** `/ifa-journey/declaration`: the questions of an advisor's order, then back to it. */
export function AdvisorDeclaration() {
  const { signInTitle, signIn } = advisorOrderWords;
  return (
    <SignedInOnly title={words.title} heading={signInTitle} text={signIn}>
      <Declared />
    </SignedInOnly>
  );
}

function Declared() {
  const kept = usePort(JourneyStore).read(JourneyKey.AdvisorOrder);
  const given = advisorDeclarationState(useLocation().state);
  const navigate = useNavigate();
  if (given === undefined && kept !== undefined) {
    return <Redirect to={advisorOrderPath(kept)} />;
  }
  const path = given && advisorOrderPath(given.uniqueId);
  return (
    <BookingPage step="declaration">
      <PageHeader title={words.title} text={words.text} />
      {given === undefined || path === undefined ? (
        <NoDeclaredOrder />
      ) : (
        <DeclarationQuestions
          order={{ depositOrderId: given.fd_investment_id, depositId: given.fdId }}
          returnUrl={`${window.location.origin}${path}`}
          onDone={() => void navigate(path)}
          wayBack={
            <LinkButton kind="secondary" isFullWidth to={path}>
              {words.back}
            </LinkButton>
          }
        />
      )}
    </BookingPage>
  );
}
