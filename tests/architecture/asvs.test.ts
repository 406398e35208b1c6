import { describe, expect, it } from 'vitest';
import { isTestThere, numberedRows } from './named-tests.ts';
import { textOf } from './repository-files.ts';

/** Last requirement of each section, levels 1 and 2, without OAuth (10) and WebRTC (17). */
const REQUIREMENT_COUNTS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '11.1': 2, '11.2': 3, '11.3': 3 },
  ...{ '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5 },
  ...{ '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};
const STATUSES = ['met', 'partly', 'not met', 'none', 'operator'];

const rows = numberedRows('.github/ASVS.md').map(
  ([id = '', status = '', how = '', proof = '']) => ({ id, status, how, proof }),
);

describe('the table of ASVS', () => {
  it('has each requirement of its levels once, in order', () => {
    const expected = Object.entries(REQUIREMENT_COUNTS).flatMap(([section, last]) =>
      Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(expected);
  });

  it('gives each requirement a status and a reason', () => {
    const vague = rows.filter(
      ({ status, how }) => !STATUSES.includes(status) || !/^\S.{6,}\.$/.test(how),
    );
    expect(vague).toEqual([]);
    const unproved = rows.filter(({ status, proof }) => status === 'met' && proof === '');
    expect(unproved.map(({ id }) => id)).toEqual([]);
  });

  it('names only tests that are there, by file and title', () => {
    const proofs = rows.flatMap(({ id, proof }) =>
      proof.split('<br>').flatMap((text) => (text.startsWith('`') ? { id, text } : [])),
    );
    expect(proofs.length).toBeGreaterThan(150);
    expect(proofs.filter(({ text }) => !isTestThere(text))).toEqual([]);
  });

  it('names only sections that the security policy has', () => {
    const named = rows.flatMap(({ proof }) =>
      [...proof.matchAll(/\(SECURITY\.md\): ([^<]+)/g)].map(([, heading]) => heading?.trim()),
    );
    expect(named.length).toBeGreaterThan(10);
    const policy = textOf('.github/SECURITY.md');
    expect(named.filter((heading) => !policy.includes(`## ${heading}\n`))).toEqual([]);
  });
});
