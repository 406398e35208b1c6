// @vitest-environment node
import { specialCompaniesFrom } from '#ui/private-market/shared/special-companies.ts';
import { routes } from '#ui/routes.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../ui/private-market/', import.meta.url);

describe('the delays of the private market', () => {
  it('are documented: no splash screen, 500 ms before an order summary [PM-9.6]', () => {
    const delays = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') || name.endsWith('.tsx'))
      .flatMap((name) => {
        const text = readFileSync(new URL(name, folder), 'utf8');
        return [...text.matchAll(/const (\w*(?:SPLASH|REDIRECT)\w*) = ([\d_]+)/g)];
      })
      .map(([, name, value]) => `${name} ${value}`);
    expect(delays).toEqual(['REDIRECT_MS 500']);
  });
});

describe('the landing page', () => {
  it('is the path / in the private-market layout [PM-2.1]', () => {
    expect(routes.find(({ path }) => path === '/')?.layout).toBe('private-market');
  });
});

describe('the two companies with a layout of their own', () => {
  it('are configured at build time, with the sample data as the default [PM-2.95]', () => {
    const unset = { nseDomain: 'nseindia.com', infrastructureDomain: 'setuinfra.example' };
    expect(specialCompaniesFrom({})).toEqual(unset);
    expect(specialCompaniesFrom({ VITE_NSE_DOMAIN: ' ' })).toEqual(unset);
    const settings = { VITE_NSE_DOMAIN: 'nse.in', VITE_INFRASTRUCTURE_DOMAIN: 'infra.in' };
    expect(specialCompaniesFrom(settings)).toEqual({
      nseDomain: 'nse.in',
      infrastructureDomain: 'infra.in',
    });
  });
});
