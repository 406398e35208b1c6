import { ReviewedAdvisorOrder } from '#application/fixed-deposits/booking/reviewed-advisor-order.ts';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import { advisorOrderPath } from '#ui/fixed-deposits/paths.ts';
import { advisorDeclarationState } from '#ui/fixed-deposits/booking/advisor/advisor-declaration-state.ts';
import { advisorSignInCopy } from '#ui/fixed-deposits/booking/advisor/copy.ts';
import { BookingPage } from '#ui/fixed-deposits/booking/shared/booking-page.tsx';
import {
  DeclarationQuestions,
  NoDeclaredOrder,
} from '#ui/fixed-deposits/booking/declaration/declaration-questions.tsx';
import { declarationCopy as copy } from '#ui/fixed-deposits/booking/declaration/copy.ts';
import { SignedInOnly } from '#ui/fixed-deposits/booking/shared/sign-in-first.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useStored } from '#ui/platform/use-stored.ts';

/** `/ifa-journey/declaration`: the declaration questions of an advisor's order. */
export function AdvisorDeclaration() {
  const { title, text } = advisorSignInCopy;
  return (
    <SignedInOnly title={copy.title} heading={title} text={text}>
      <Declared />
    </SignedInOnly>
  );
}

function Declared() {
  const kept = useStored(ReviewedAdvisorOrder);
  const given = advisorDeclarationState(useLocation().state);
  const navigate = useNavigate();
  if (given === undefined && kept !== undefined) {
    return <Redirect to={advisorOrderPath(kept)} />;
  }
  const path = given && advisorOrderPath(given.uniqueId);
  return (
    <BookingPage step="declaration">
      <PageHeader title={copy.title} text={copy.text} />
      {given === undefined || path === undefined ? (
        <NoDeclaredOrder />
      ) : (
        <DeclarationQuestions
          order={{ depositOrderId: given.fd_investment_id, depositId: given.fdId }}
          returnUrl={`${window.location.origin}${path}`}
          onDone={() => void navigate(path)}
          wayBack={
            <LinkButton kind="secondary" isFullWidth to={path}>
              {copy.back}
            </LinkButton>
          }
        />
      )}
    </BookingPage>
  );
}
