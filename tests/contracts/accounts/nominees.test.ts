import { Nominees, type NomineeToSave } from '#application/accounts/nominees/nominees.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { failureOf, refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_700_000_005;

const nomineesOf = async (mobile = String((last += 10))) =>
  (await signedIn(backend, mobile)).get(Nominees);
const daughter: NomineeToSave = {
  fullName: 'Kavya Iyer',
  relationshipId: 25,
  dateOfBirth: CalendarDate.of('1996-03-08'),
  sharePercent: 60,
  isInvestorAddress: true,
};
const mother = { ...daughter, fullName: 'Meera Iyer', relationshipId: 21, sharePercent: 40 };

describe('nominees', () => {
  it('are added, changed and removed [AP-7.42, AP-3.27, FD-3.57]', async () => {
    const nominees = await nomineesOf();
    expect(valueOf(await nominees.list({}))).toEqual([]);
    valueOf(await nominees.save({ ...daughter, pan: 'ABCPK1234L' }, {}));
    const [added] = valueOf(await nominees.list({}));
    if (!added) throw new Error('no nominee');
    expect(added).toMatchObject({ ...daughter, relationship: 'Daughter', pan: 'ABCPK1234L' });
    const { relationship: _, ...changed } = { ...added, sharePercent: 100 };
    valueOf(await nominees.save(changed, {}));
    expect(valueOf(await nominees.list({}))).toMatchObject([{ id: added.id, sharePercent: 100 }]);
    valueOf(await nominees.remove(added, {}));
    expect(valueOf(await nominees.list({}))).toEqual([]);
  });

  it('have a separate address and a guardian [AP-3.27, AP-3.28, FD-3.58, FD-3.59]', async () => {
    const nominees = await nomineesOf();
    const child: NomineeToSave = {
      ...daughter,
      dateOfBirth: CalendarDate.of('2016-02-29'),
      isInvestorAddress: false,
      address: {
        line1: '9 Hill Road',
        line2: 'Bandra West',
        pincode: '400050',
        city: 'Mumbai',
        state: 'Maharashtra',
        country: 'India',
      },
      guardian: { firstName: 'Meera', middleName: 'Kamala', lastName: 'Iyer', pan: 'ABCPE1234F' },
    };
    valueOf(await nominees.save(child, {}));
    const [kept] = valueOf(await nominees.list({}));
    expect(kept).toMatchObject({ ...child, relationship: 'Daughter' });
    expect(kept?.dateOfBirth.slashed).toBe('29/02/2016');
  });

  it('have a relationship of the list [AP-7.38]', async () => {
    const nominees = await nomineesOf();
    const relationships = valueOf(await nominees.relationships({}));
    expect(relationships).toContainEqual({
      relationshipId: 21,
      label: 'Mother',
      isOnceOnly: true,
    });
    const refused = await nominees.save({ ...daughter, relationshipId: 99 }, {});
    expect(refusalOf(refused)).toBe('400 nominee-invalid');
  });

  it('that are sent twice are added once, also in parallel', async () => {
    const nominees = await nomineesOf();
    await Promise.all([1, 2, 3, 4].map(() => nominees.save(daughter, {})));
    expect(valueOf(await nominees.list({}))).toHaveLength(1);
  });

  it('have a relationship for one person only once [AP-5.82, AP-5.83, FD-5.64]', async () => {
    const nominees = await nomineesOf();
    valueOf(await nominees.save(mother, {}));
    const other = await nominees.save({ ...mother, fullName: 'Another Mother' }, {});
    expect(failureOf(other)).toMatchObject({
      status: 400,
      message: 'You already added a nominee with this relationship.',
    });
    expect((await nominees.save({ ...daughter, fullName: 'Second Daughter' }, {})).ok).toBe(true);
  });

  it('never add up to more than 100%, and are at most four [FD-5.63]', async () => {
    const nominees = await nomineesOf();
    valueOf(await nominees.save(daughter, {}));
    const above = await nominees.save({ ...mother, sharePercent: 41 }, {});
    expect(failureOf(above)).toMatchObject({
      status: 400,
      message: 'Percent Share cannot exceed 100%',
    });
    for (const fullName of ['Asha Iyer', 'Usha Iyer', 'Isha Iyer']) {
      valueOf(await nominees.save({ ...daughter, fullName, sharePercent: 10 }, {}));
    }
    const fifth = await nominees.save({ ...mother, sharePercent: 1 }, {});
    expect(refusalOf(fifth)).toBe('400 nominee-too-many');
  });

  it('are not the investor, nor guarded by the investor [AP-5.80]', async () => {
    const nominees = await nomineesOf('9000000002');
    const own = await nominees.save({ ...daughter, fullName: 'LEELA KRISHNAN' }, {});
    expect(refusalOf(own)).toBe('400 nominee-name-of-investor');
    const child = { ...daughter, dateOfBirth: CalendarDate.of('2016-02-29') };
    const name = { firstName: 'Leela', middleName: '', lastName: 'Krishnan' };
    const guardian = { ...name, pan: 'LKRPK1958E' };
    const guarded = await nominees.save({ ...child, guardian }, {});
    expect(refusalOf(guarded)).toBe('400 nominee-guardian-is-investor');
  });

  it('have an age that fits the relationship [AP-5.80]', async () => {
    const nominees = await nomineesOf('9000000002');
    const leela = CalendarDate.of('1958-03-25');
    const asFather = { ...daughter, fullName: 'V Raghavan', relationshipId: 20 };
    const father = await nominees.save({ ...asFather, dateOfBirth: leela }, {});
    expect(refusalOf(father)).toBe('400 nominee-parent-not-older');
    const child = await nominees.save({ ...daughter, dateOfBirth: leela }, {});
    expect(refusalOf(child)).toBe('400 nominee-child-not-younger');
  });

  it('can have a guardian with the investor’s name and another date of birth [AP-5.80]', async () => {
    const nominees = await nomineesOf('9000000002');
    const name = { firstName: 'Leela', middleName: '', lastName: 'Krishnan' };
    const guarded = (dateOfBirth?: string) => ({
      ...daughter,
      dateOfBirth: CalendarDate.of('2016-02-29'),
      guardian: {
        ...name,
        pan: 'ABCPL1234F',
        ...(dateOfBirth !== undefined && { dateOfBirth: CalendarDate.of(dateOfBirth) }),
      },
    });
    const refused = async (born?: string) => refusalOf(await nominees.save(guarded(born), {}));
    expect(await refused()).toBe('400 nominee-guardian-birth-date-missing');
    expect(await refused('1958-03-25')).toBe('400 nominee-guardian-is-investor');
    valueOf(await nominees.save(guarded('1990-01-01'), {}));
    const [kept] = valueOf(await nominees.list({}));
    expect(kept?.guardian?.dateOfBirth?.slashed).toBe('01/01/1990');
    const self = { ...daughter, fullName: 'Leela Krishnan', relationshipId: 28, pan: 'ABCPL1234F' };
    const born = CalendarDate.of('1958-03-25');
    const own = await nominees.save({ ...self, sharePercent: 10, dateOfBirth: born }, {});
    expect(refusalOf(own)).toBe('400 nominee-nominee-is-investor');
  });

  it('cannot have the PAN of the investor [AP-5.80, FD-5.61]', async () => {
    const nominees = await nomineesOf('9000000002');
    const refused = await nominees.save({ ...daughter, pan: 'LKRPK1958E' }, {});
    expect(failureOf(refused)).toMatchObject({
      status: 400,
      message: "Your PAN and the nominee's PAN cannot be the same.",
    });
  });

  it('are refused by the same rules as in the form [AP-5.76, FD-5.56]', async () => {
    const nominees = await nomineesOf();
    const wrong: NomineeToSave[] = [
      { ...daughter, fullName: 'Kavya 2' },
      { ...daughter, pan: 'ABC' },
      { ...daughter, isInvestorAddress: false },
      { ...daughter, dateOfBirth: CalendarDate.of('2016-02-29') },
      { ...daughter, dateOfBirth: CalendarDate.of('2999-01-01') },
    ];
    for (const nominee of wrong) {
      expect(refusalOf(await nominees.save(nominee, {}))).toBe('400 nominee-invalid');
    }
    const share = await nominees.save({ ...daughter, sharePercent: 101 }, {});
    expect(refusalOf(share)).toBe('400 invalid-field');
  });

  it('of another investor cannot be changed or removed', async () => {
    const [theirs] = valueOf(await (await nomineesOf('9000000001')).list({}));
    const nominees = await nomineesOf();
    if (!theirs) throw new Error('no nominee');
    const { relationship: _, ...foreign } = theirs;
    expect(refusalOf(await nominees.save(foreign, {}))).toBe('404 nominee-unknown');
    expect(refusalOf(await nominees.remove(theirs, {}))).toBe('404 nominee-unknown');
  });
});
