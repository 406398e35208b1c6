import { describe, expect, it } from 'vitest';
import { isTestThere, numberedRows } from './named-tests.ts';

const REPORT = '.github/ACCESSIBILITY.md';
/** The criteria of WCAG 2.2 at level A, then AA; 4.1.1 is obsolete. */
const LEVEL_A = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2', '2.1.1'],
  ...['2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.5.1'],
  ...['2.5.2', '2.5.3', '2.5.4', '3.1.1', '3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2', '3.3.7'],
  '4.1.2',
];
const LEVEL_AA = [
  ...['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12'],
  ...['1.4.13', '2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4'],
  ...['3.3.3', '3.3.4', '3.3.8', '4.1.3'],
];
const STATUSES = ['supports', 'partly', 'does not', 'none'];

const rows = numberedRows(REPORT).map(
  ([id = '', level = '', status = '', how = '', proof = '']) => ({
    ...{ id, level, status, how },
    proofs: proof.split('<br>').filter((text) => text.trim() !== ''),
  }),
);
const idsAt = (wanted: string) =>
  rows.flatMap(({ id, level }) => (level === wanted ? [id] : [])).toSorted();

describe('the accessibility report', () => {
  it('has each criterion of both levels once', () => {
    expect(rows).toHaveLength(55);
    expect(idsAt('A')).toEqual(LEVEL_A.toSorted());
    expect(idsAt('AA')).toEqual(LEVEL_AA.toSorted());
  });

  it('gives each requirement a status and a reason', () => {
    const vague = rows.filter(
      ({ status, how }) => !STATUSES.includes(status) || !/^\S.{6,}\.$/.test(how),
    );
    expect(vague).toEqual([]);
    const unproved = rows.filter(({ status, proofs }) => status !== 'none' && proofs.length === 0);
    expect(unproved.map(({ id }) => id)).toEqual([]);
  });

  it('names only tests that are there, by file and title', () => {
    const proofs = rows.flatMap(({ id, proofs: texts }) => texts.map((text) => ({ id, text })));
    expect(proofs.length).toBeGreaterThan(60);
    expect(proofs.filter(({ text }) => !isTestThere(text))).toEqual([]);
  });
});
