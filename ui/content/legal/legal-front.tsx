import { Page } from '../../platform/design-system/page.tsx';
import { PageHeader } from '../../platform/design-system/page-header.tsx';
import { accessibilityText } from './accessibility-text.ts';
import { grievanceText } from './grievance-text.ts';
import { LegalBody } from './legal-body.tsx';
import type { LegalText } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';
import { riskText } from './risk-text.ts';
import { termsText } from './terms-text.ts';

/** A text to read from top to bottom, as a public page. */
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

export const TermsFront = legalScreen(termsText);
export const PrivacyFront = legalScreen(privacyText);
export const RiskFront = legalScreen(riskText);
export const GrievanceFront = legalScreen(grievanceText);
export const AccessibilityFront = legalScreen(accessibilityText);
