import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { SHARED_NAMES, twinsAmong } from './shared-names.ts';

const files = repositoryFiles();

describe('a file name', () => {
  it('names one subject in all layers', () => {
    expect(twinsAmong(files)).toEqual([]);
  });

  it.each(Object.keys(SHARED_NAMES))('needs the exception %s', (name) => {
    const twins = files.filter((path) => new RegExp(`/${name}\\.tsx?$`).test(path));
    expect(new Set(twins.map((path) => path.split('/')[0])).size).toBeGreaterThan(1);
  });

  it.each([
    ['domain/accounts/order-card.ts', 'ui/accounts/order-card.tsx', ['order-card']],
    ['infrastructure/accounts/moments.ts', 'ui/accounts/moments.ts', ['moments']],
    ['application/accounts/clock.ts', 'infrastructure/backend/accounts/clock.ts', []],
    ['application/accounts/clock.ts', 'infrastructure/backend/content/clock.ts', ['clock']],
    ['application/accounts/clock.ts', 'ui/accounts/clock.view.tsx', []],
    ['ui/accounts/route.ts', 'domain/accounts/route.ts', []],
  ])('planted twice is found: %s and %s', (first, second, twins) => {
    expect(twinsAmong([first, second])).toEqual(twins);
  });
});
