import { LegalPage } from './legal-page.tsx';
import { privacyText } from './legal-words.ts';

export function Privacy() {
  return <LegalPage text={privacyText} />;
}
