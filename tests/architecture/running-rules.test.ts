import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';
import { rulesForClients } from './rules-for-clients.ts';
import { idleValues, publishedValues } from './running-rules.ts';

describe('a published value of the domain', () => {
  it('is used by the product, or offered to clients for a reason', () => {
    // A deleted rule must leave the list too.
    const idle = idleValues(repositoryRoot).map(({ name }) => name);
    expect(publishedValues(repositoryRoot).length).toBeGreaterThan(400);
    expect(idle.toSorted()).toEqual(Object.keys(rulesForClients).toSorted());
  });
});
