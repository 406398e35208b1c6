// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';
import { bundledLogoOf } from '#ui/platform/design-system/foundations/bundled-logos.ts';
import { describe, expect, it } from 'vitest';

describe('the logos that come with the app', () => {
  it('is known for every company of the sample data that has one [PM-8.39]', () => {
    const files = readdirSync(join(repositoryRoot, 'ui/public/shares'));
    const path = 'infrastructure/backend/private-market/seed/sample/shares.json';
    const shares = JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8')) as readonly {
      readonly name: string;
      readonly logo?: string;
    }[];
    const expected = shares.map(({ name, logo }) => [name, logo && `/shares/${logo}.svg`]);
    expect(shares.map(({ name }) => [name, bundledLogoOf(name)])).toEqual(expected);
    for (const { logo } of shares) if (logo) expect(files).toContain(`${logo}.svg`);
  });
});
