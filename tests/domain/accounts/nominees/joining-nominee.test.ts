import {
  type JoiningNominee,
  joiningViolation,
  type JoiningViolation,
  joiningViolationText,
  MOST_NOMINEES,
} from '#domain/accounts/nominees/joining-nominee.ts';
import { totalShare } from '#domain/accounts/nominees/nominee-shares.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const joining: JoiningNominee = { relationshipId: 25, sharePercent: 40 };

describe('joiningViolation', () => {
  it('cannot have the investor’s PAN [FD-5.61]', () => {
    const list = { investorPan: 'ABCPE1234F', nominees: [] };
    expect(joiningViolation({ ...joining, pan: 'ABCPE1234F' }, list)).toEqual({
      kind: 'pan-of-investor',
    });
    expect(joiningViolation({ ...joining, pan: 'ABCPE1234G' }, list)).toBeUndefined();
    expect(joiningViolation({ ...joining, pan: undefined }, { nominees: [] })).toBeUndefined();
    expect(joiningViolation({ ...joining, pan: '' }, { ...list, investorPan: '' })).toBeUndefined();
  });

  it('cannot have a share that raises the total above 100 [AP-5.81, FD-5.63]', () => {
    const list = { nominees: [{ id: 1, relationshipId: 1, sharePercent: 60 }] };
    expect(joiningViolation({ ...joining, sharePercent: 40 }, list)).toBeUndefined();
    expect(joiningViolation({ ...joining, sharePercent: 41 }, list)).toEqual({
      kind: 'share-above-100',
    });
    expect(joiningViolation({ ...joining, sharePercent: 101 }, { nominees: [] })).toEqual({
      kind: 'share-above-100',
    });
  });

  it('has a unique relationship at most once [AP-5.82, FD-5.64]', () => {
    const nominees = [{ id: 1, relationshipId: 21, sharePercent: 50 }];
    const mother = { ...joining, relationshipId: 21, isOnceOnly: true };
    const taken = { kind: 'relationship-taken' };
    expect(joiningViolation(mother, { nominees })).toEqual(taken);
    expect(joiningViolation({ ...mother, id: 1 }, { nominees })).toBeUndefined();
    expect(joiningViolation({ ...mother, relationshipId: 20 }, { nominees })).toBeUndefined();
    for (const isOnceOnly of [false, undefined]) {
      expect(joiningViolation({ ...mother, isOnceOnly }, { nominees })).toBeUndefined();
    }
  });

  it('never raises the total above 100, nor further above it', () => {
    const people = fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      relationshipId: fc.integer({ min: 1, max: 4 }),
      isOnceOnly: fc.boolean(),
      sharePercent: fc.integer({ min: 1, max: 100 }),
    });
    const lists = fc.uniqueArray(people, { maxLength: 4, selector: ({ id }) => id });
    fc.assert(
      fc.property(people, lists, (joining, nominees) => {
        const others = nominees.filter(({ id }) => id !== joining.id);
        const before = totalShare(nominees);
        const after = totalShare([...others, joining]);
        const isTaken =
          joining.isOnceOnly &&
          others.some(({ relationshipId }) => relationshipId === joining.relationshipId);
        const isTooMany = others.length === 4;
        const isTooMuch = after > 100 && after > before;
        const isMoreThanBefore = others.length === nominees.length ? after > 100 : isTooMuch;
        const violation = joiningViolation(joining, { nominees });
        expect(violation === undefined).toBe(!isTaken && !isTooMany && !isMoreThanBefore);
      }),
    );
  });

  it('cannot be added to four nominees', () => {
    const nominees = [1, 2, 3, 4].map((id) => ({ id, relationshipId: id, sharePercent: 10 }));
    expect(joiningViolation(joining, { nominees })).toEqual({ kind: 'too-many', most: 4 });
    expect(joiningViolation({ ...joining, id: 4 }, { nominees })).toBeUndefined();
    expect(joiningViolation(joining, { nominees: nominees.slice(1) })).toBeUndefined();
    expect(MOST_NOMINEES).toEqual({ deposit: 4, demat: 10 });
  });

  it('may be lowered if the shares are above 100 already', () => {
    const nominees = [1, 2].map((id) => ({ id, relationshipId: id, sharePercent: 60 }));
    const lower = { id: 2, relationshipId: 2, sharePercent: 50 };
    expect(joiningViolation(lower, { nominees })).toBeUndefined();
    const higher = joiningViolation({ ...lower, sharePercent: 61 }, { nominees });
    expect(higher).toEqual({ kind: 'share-above-100' });
  });

  it('cannot have the name of the investor without another PAN [AP-5.80]', () => {
    const list = { investorPan: 'ABCPE1234F', investorName: 'Asha  Kumari Rao', nominees: [] };
    const namesake = { ...joining, fullName: ' asha kumari RAO' };
    expect(joiningViolation(namesake, list)).toEqual({ kind: 'name-of-investor' });
    const given = (pan: string) => joiningViolation({ ...namesake, pan }, list);
    expect(given('')).toEqual({ kind: 'name-of-investor' });
    expect(given('ABCPE1234G')).toBeUndefined();
    expect(given('abcpe1234f')).toEqual({ kind: 'pan-of-investor' });
    expect(joiningViolation({ ...joining, fullName: 'Asha Rao' }, list)).toBeUndefined();
    expect(joiningViolation(namesake, { ...list, investorName: undefined })).toBeUndefined();
    const blank = { ...list, investorName: ' ' };
    expect(joiningViolation({ ...joining, fullName: '' }, blank)).toBeUndefined();
  });

  it('has a guardian who is not the investor [AP-5.80]', () => {
    const list = { investorPan: 'ABCPE1234F', nominees: [] };
    const violation = joiningViolation({ ...joining, guardianPan: 'ABCPE1234F' }, list);
    expect(violation).toEqual({ kind: 'guardian-is-investor' });
    expect(joiningViolation({ ...joining, guardianPan: 'ABCPE1234G' }, list)).toBeUndefined();
  });

  it('cannot have the PAN of the investor, in any notation [AP-5.80]', () => {
    const joining = { relationshipId: 1, sharePercent: 10, pan: 'abcpe1234f' };
    const list = { investorPan: 'ABCPE 1234F', nominees: [] };
    expect(joiningViolation(joining, list)).toEqual({ kind: 'pan-of-investor' });
  });
});

describe('joiningViolationText', () => {
  it('has one error message for each violation [FD-5.61, FD-5.63, FD-5.64, AP-5.81]', () => {
    const messages = {
      'pan-of-investor': "Your PAN and the nominee's PAN cannot be the same.",
      'name-of-investor':
        'This is your own name. If your nominee has the same name, add their PAN.',
      'nominee-is-investor':
        'This nominee has your name and your date of birth. Name another person.',
      'guardian-birth-date-missing':
        'The guardian has your name. Enter the date of birth of the guardian.',
      'parent-not-older': 'Your father or mother must be older than you. Check the date of birth.',
      'child-not-younger':
        'A son, daughter or grandchild must be younger than you. Check the date of birth.',
      'guardian-is-investor':
        'You cannot be the guardian. The guardian acts for the child when you cannot.',
      'relationship-taken': 'You already added a nominee with this relationship.',
      'too-many': 'You can name up to 4 nominees for a deposit.',
      'share-above-100': 'Percent Share cannot exceed 100%',
    } satisfies Record<JoiningViolation['kind'], string>;
    for (const [kind, message] of Object.entries(messages)) {
      const violation = (kind === 'too-many' ? { kind, most: 4 } : { kind }) as JoiningViolation;
      expect(joiningViolationText(violation)).toBe(message);
    }
  });
});
