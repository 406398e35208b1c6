import { describe, expect, it } from 'vitest';
import { billOfMaterials, knownWeaknesses, lockedPackages } from './supply-chain.ts';

/** Licences of shipped packages that require nothing but attribution. */
const SHIPPED = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];
/** Less common permissive licences, for fonts and a few libraries. */
const ALSO_SHIPPED = ['OFL-1.1', 'BlueOak-1.0.0'];
/** Licences of tools, which are not shipped. */
const FOR_TOOLS = ['MPL-2.0', 'CC-BY-4.0', '(MIT OR CC0-1.0)'];
/** Packages whose manifest names no licence, with the licence in their LICENSE file. */
const UNNAMED: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

const locked = lockedPackages();
const shipped = locked.filter(({ dev }) => dev !== true);

describe('a package that the product depends on', () => {
  it('has a licence that we may ship, or is a tool with one that we may use', () => {
    expect(locked.length).toBeGreaterThan(100);
    const allowed = (dev: boolean | undefined) => [
      ...SHIPPED,
      ...ALSO_SHIPPED,
      ...(dev === true ? FOR_TOOLS : []),
    ];
    const others = locked
      .map(({ path, license = UNNAMED[path], dev }) => ({ path, license, dev }))
      .filter(({ license, dev }) => license === undefined || !allowed(dev).includes(license));
    expect(others).toEqual([]);
  });

  it('is listed in the bill of materials with its version, digest and licence', () => {
    const { components } = billOfMaterials();
    expect(components).toHaveLength(locked.length);
    const scopes = components.map(({ scope }) => scope);
    expect(scopes.filter((scope) => scope === 'required')).toHaveLength(shipped.length);
    const digest = /^[0-9a-f]{128}$/;
    const vague = components.filter(
      ({ purl, hashes }) =>
        !/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/.test(purl) ||
        !hashes.every(({ content }) => digest.test(content)),
    );
    expect(vague).toEqual([]);
    const react = components.find(({ name }) => name === 'react');
    expect(react).toMatchObject({ scope: 'required', licenses: [{ expression: 'MIT' }] });
  });

  it('has no vulnerability known to the registry, if the registry can be reached', async ({ skip }) => {
    const known = await knownWeaknesses();
    if (typeof known === 'string') skip(known);
    expect(known).toBe(0);
  });
});
