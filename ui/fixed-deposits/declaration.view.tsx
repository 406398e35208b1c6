import { JourneyStore } from '#application/platform/journey-store.ts';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { usePort } from '../platform/injection.tsx';
import { BookingPage } from './booking-page.tsx';
import { bookingReturnUrl, resumePath } from './booking-step.ts';
import { DeclarationQuestions, NoDeclaredOrder } from './declaration-questions.tsx';
import { type DeclaredOrder, startedOrder } from './declaration.view-model.ts';
import { declarationWords as words } from './declaration-words.ts';

export function Declaration() {
  const order = startedOrder(usePort(JourneyStore));
  return (
    <BookingPage step="declaration">
      <PageHeader title={words.title} text={words.text} />
      {order === undefined ? <NoDeclaredOrder /> : <Questions order={order} />}
    </BookingPage>
  );
}

function Questions({ order }: { readonly order: DeclaredOrder }) {
  const navigate = useNavigate();
  return (
    <DeclarationQuestions
      order={order}
      returnUrl={bookingReturnUrl()}
      onDone={() => void navigate(resumePath)}
      wayBack={
        <LinkButton kind="secondary" isFullWidth to="/preview-maturity-action">
          {words.back}
        </LinkButton>
      }
    />
  );
}
