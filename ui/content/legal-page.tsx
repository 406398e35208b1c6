import { useNavigate } from 'react-router-dom';
import { Page, Section } from '../platform/design-system/page.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Stack } from '../platform/design-system/stack.tsx';
import type { LegalText } from './legal-words.ts';

/** A text to read from top to bottom. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const navigate = useNavigate();
  return (
    <Page width="reading">
      <PageHeader title={text.title} text={text.lead} onBack={() => void navigate(-1)} />
      {text.sections.map(({ title, paragraphs }) => (
        <Section key={title} title={title}>
          <Stack gap="sm">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </Section>
      ))}
    </Page>
  );
}
