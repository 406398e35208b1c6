import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePan } from '#domain/accounts/kyc/pan.ts';
import {
  type ListedNominee,
  nomineeListViolation,
} from '#domain/accounts/nominees/nominee-list.ts';
import { isFullyShared, isOnceOnlyRelationship } from '#domain/accounts/nominees/nominee-shares.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

const today = CalendarDate.of('2026-11-21');
const investorPan = 'ABCPE1234F';
const by = { investorPan, today };
const adult: ListedNominee = {
  relationshipId: 1,
  dateOfBirth: CalendarDate.of('1990-07-15'),
  sharePercent: 100,
};
const guardian = { firstName: 'Asha', middleName: '', lastName: 'Rao', pan: 'AAAPR4321Z' };
const child: ListedNominee = { ...adult, dateOfBirth: CalendarDate.of('2015-01-01'), guardian };

const people: fc.Arbitrary<ListedNominee> = fc
  .record({
    relationshipId: fc.constantFrom(1, 2, 20, 21),
    isChild: fc.boolean(),
    pan: fc.constantFrom(undefined, 'ABCPE1234F', 'AAAPK1111A', 'AAAPK2222B'),
    sharePercent: fc.constantFrom(1, 25, 50, 99, 100),
    hasGuardian: fc.boolean(),
  })
  .map(({ isChild, hasGuardian, pan, ...rest }) => ({
    ...rest,
    dateOfBirth: isChild ? child.dateOfBirth : adult.dateOfBirth,
    ...(pan !== undefined && { pan }),
    ...(hasGuardian && { guardian }),
  }));

describe('nomineeListViolation', () => {
  it('takes shares of exactly 100 [AP-4.40, FD-4.69]', () => {
    const halves = [0, 1].map((id) => ({ ...adult, relationshipId: id, sharePercent: 50 }));
    expect(nomineeListViolation([adult], by)).toBeUndefined();
    expect(nomineeListViolation(halves, by)).toBeUndefined();
    expect(nomineeListViolation([{ ...adult, sharePercent: 99 }], by)).toEqual({
      kind: 'shares-not-100',
      total: 99,
    });
    expect(nomineeListViolation([], by)).toEqual({ kind: 'none' });
  });

  it.each([0, 101, 0.5, NaN, Infinity])('takes no share of %s', (sharePercent) => {
    expect(nomineeListViolation([{ ...adult, sharePercent }], by)).toEqual({
      kind: 'share-out-of-range',
      position: 0,
    });
  });

  it('takes a once-only relationship once [AP-5.82, FD-5.64]', () => {
    const father = { ...adult, relationshipId: 20, sharePercent: 50 };
    const violation = nomineeListViolation([father, father], by);
    expect(violation).toEqual({ kind: 'relationship-twice', position: 1 });
  });

  it('takes a father and a mother beside each other [AP-5.82, FD-5.64]', () => {
    const parents = [20, 21].map((id) => ({ ...adult, relationshipId: id, sharePercent: 50 }));
    expect(nomineeListViolation(parents, by)).toBeUndefined();
  });

  it('takes a share of one percent', () => {
    const list = [1, 99].map((sharePercent) => ({ ...adult, sharePercent }));
    expect(nomineeListViolation(list, by)).toBeUndefined();
  });

  it('takes no PAN of the investor, nor one PAN twice [AP-5.80]', () => {
    const same = { ...adult, pan: 'abcpe1234f' };
    expect(nomineeListViolation([same], by)).toEqual({ kind: 'pan-of-investor', position: 0 });
    const one = { ...adult, pan: 'AAAPK1111A', sharePercent: 50 };
    expect(nomineeListViolation([one, one], by)).toEqual({ kind: 'pan-twice', position: 1 });
  });

  it('asks for the guardian of a minor, with a PAN of their own [AP-5.76, AP-5.78]', () => {
    const { guardian: _, ...alone } = child;
    expect(nomineeListViolation([child], by)).toBeUndefined();
    expect(nomineeListViolation([alone], by)).toEqual({ kind: 'guardian-missing', position: 0 });
    const shared = { ...child, pan: guardian.pan };
    expect(nomineeListViolation([shared], by)).toEqual({ kind: 'guardian-pan', position: 0 });
  });

  it('lets through only lists that keep every one of its rules', () => {
    fc.assert(
      fc.property(fc.array(people, { maxLength: 4 }), (list) => {
        if (nomineeListViolation(list, by) !== undefined) return;
        expect(isFullyShared(list)).toBe(true);
        expect(list.some(({ pan }) => isSamePan(pan, investorPan))).toBe(false);
        const once = list.filter((each) => isOnceOnlyRelationship(each.relationshipId));
        const relationships = once.map(({ relationshipId }) => relationshipId);
        expect(new Set(relationships).size).toBe(relationships.length);
        const pans = list.flatMap(({ pan }) => pan ?? []);
        expect(new Set(pans).size).toBe(pans.length);
      }),
    );
  });
});
