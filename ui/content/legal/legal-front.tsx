import { Page, Section } from '../../platform/design-system/page.tsx';
import { PageHeader } from '../../platform/design-system/page-header.tsx';
import { Stack } from '../../platform/design-system/stack.tsx';
import { type LegalText, privacyText, termsText } from '../legal-words.ts';

/** A text to read from top to bottom, as a public page. */
function legalScreen(text: LegalText) {
  return function LegalScreen() {
    return (
      <Page width="reading">
        <PageHeader title={text.title} text={text.lead} />
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
  };
}

export const TermsFront = legalScreen(termsText);
export const PrivacyFront = legalScreen(privacyText);
