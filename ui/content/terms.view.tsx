import { LegalPage } from './legal-page.tsx';
import { termsText } from './legal-words.ts';

export function Terms() {
  return <LegalPage text={termsText} />;
}
