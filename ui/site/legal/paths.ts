import type { PublicPath } from '#ui/site/document/site-page.ts';

export const risk: PublicPath = {
  path: '/risk-disclosure',
  title: 'Risk disclosure',
  layout: 'main',
};
export const grievance: PublicPath = {
  path: '/grievance-redressal',
  title: 'Grievance redressal',
  layout: 'main',
};
export const accessibility: PublicPath = {
  path: '/accessibility',
  title: 'Accessibility',
  layout: 'main',
};

export const paths: readonly PublicPath[] = [risk, grievance, accessibility];
