import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedNames } from './audit/published.ts';
import { docsPage } from './domain-docs/docs-page.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * `npm run docs` writes one page with the documentation of all names that the domain publishes, to
 * `reports/domain-docs`.
 */
const domain = join(repositoryRoot, 'domain');
const folder = join(repositoryRoot, 'reports/domain-docs');
const manifest = readFileSync(join(domain, 'package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { readonly version: string };
const names = publishedNames(domain);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), docsPage(names, version));
console.log(`${names.length} names: reports/domain-docs/index.html`);
