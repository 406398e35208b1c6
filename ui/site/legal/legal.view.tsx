import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { LegalBody } from './legal-body.tsx';
import type { LegalText } from './legal-text.ts';

/** `/terms`, opened inside the app. */
export function Terms() {
  return <LegalPage text={termsText} />;
}

/** `/privacy`, opened inside the app. */
export function Privacy() {
  return <LegalPage text={privacyText} />;
}

/** A legal text as a screen of the app. */
function LegalPage({ text }: { readonly text: LegalText }) {
  const navigate = useNavigate();
  return (
    <Page width="reading">
      <PageHeader title={text.title} text={text.lead} onBack={() => void navigate(-1)} />
      <LegalBody text={text} />
    </Page>
  );
}
