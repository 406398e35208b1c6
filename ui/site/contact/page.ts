import type { SitePage } from '#ui/site/document/site-page.ts';
import { contact } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...contact,
    layout: 'site',
    description: 'Call, email or send us a message: a person answers, Monday to Saturday.',
    module: 'site/contact/contact.view.tsx',
    load: async () => (await import('./contact.view.tsx')).Contact,
  },
];
