import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

/** `/terms`, opened inside the app. */
export function Terms() {
  return <LegalPage text={termsText} />;
}

/** `/privacy`, opened inside the app. */
export function Privacy() {
  return <LegalPage text={privacyText} />;
}
