import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { accessibilityText } from './accessibility-text.ts';
import { grievanceText } from './grievance-text.ts';
import { LegalBody } from './legal-body.tsx';
import type { LegalText } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';
import { riskText } from './risk-text.ts';
import { termsText } from './terms-text.ts';

/** A legal text as a public page. */
function legalScreen(text: LegalText) {
  return function LegalScreen() {
    return (
      <Page width="reading">
        <PageHeader title={text.title} text={text.lead} />
        <LegalBody text={text} />
      </Page>
    );
  };
}

export const TermsPage = legalScreen(termsText);
export const PrivacyPage = legalScreen(privacyText);
export const RiskPage = legalScreen(riskText);
export const GrievancePage = legalScreen(grievanceText);
export const AccessibilityPage = legalScreen(accessibilityText);
