import { useNavigate } from 'react-router-dom';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { LegalBody } from './legal-body.tsx';
import type { LegalText } from './legal-text.ts';

/** A legal text as a screen of the app. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const navigate = useNavigate();
  return (
    <Page width="reading">
      <PageHeader title={text.title} text={text.lead} onBack={() => void navigate(-1)} />
      <LegalBody text={text} />
    </Page>
  );
}
