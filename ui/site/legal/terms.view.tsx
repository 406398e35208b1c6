import { LegalPage } from './legal-page.tsx';
import { termsText } from './terms-text.ts';

export function Terms() {
  return <LegalPage text={termsText} />;
}
