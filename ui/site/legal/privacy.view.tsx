import { LegalPage } from './legal-page.tsx';
import { privacyText } from './privacy-text.ts';

export function Privacy() {
  return <LegalPage text={privacyText} />;
}
