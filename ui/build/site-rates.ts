import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRate } from '#ui/site/document/page-facts.ts';
import { repositoryRoot } from './folders.ts';

const SAMPLE = 'infrastructure/backend/fixed-deposits/seed/sample/best-rates.json';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * The best regular rate of each tenure on the landing page of the sandbox. Undefined for another
 * environment, whose rates are not known while the page is built.
 */
export function ratesForPages(settings: Settings = process.env): readonly SiteRate[] | undefined {
  if ((settings['VITE_ENVIRONMENT'] ?? 'sandbox') !== 'sandbox') return undefined;
  return JSON.parse(readFileSync(join(repositoryRoot, SAMPLE), 'utf8')) as readonly SiteRate[];
}
