import type { Nominees, NomineeToSave } from '#application/accounts/nominees/nominees.ts';
import {
  NOMINEE_FORM,
  nomineeFormName,
  SaveNominee,
} from '#application/accounts/nominees/save-nominee.ts';
import { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { failure, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, memoryDrafts, memorySession, OFFLINE, refused } from '../memory-ports.ts';

const nominee = (id: number, sharePercent: number): Nominee => ({
  id,
  sharePercent,
  fullName: `Nominee ${'ABCD'.charAt(id)}`,
  relationship: 'Other',
  relationshipId: 9,
  dateOfBirth: CalendarDate.of('1990-01-01'),
  isInvestorAddress: true,
});

/** The nominees that a backend was asked to save; it refuses that of one id. */
function nomineesOf(
  refusedId?: number,
  why: PortFailure = refused(500),
  stored: readonly Nominee[] = [],
) {
  const saved: NomineeToSave[] = [];
  const nominees: Nominees = {
    list: () => Promise.resolve(success(stored)),
    relationships: () => Promise.resolve(success([])),
    save: (each) => {
      if (each.id !== undefined && each.id === refusedId) return Promise.resolve(failure(why));
      saved.push(each);
      return Promise.resolve(success(undefined));
    },
    remove: () => Promise.resolve(success(undefined)),
  };
  return { nominees, saved };
}

describe('saving a nominee', () => {
  const list = { nominees: [nominee(1, 70)], relationships: [] };
  const saving = async (investor = ASHA, refusedId?: number, why?: PortFailure) => {
    const { nominees, saved } = nomineesOf(refusedId, why);
    const drafts = memoryDrafts();
    await drafts.keep(NOMINEE_FORM, { fullName: 'Uma' });
    const session = memorySession(investor);
    return { saved, drafts, useCase: new SaveNominee({ nominees, session, drafts }) };
  };

  it('saves a valid nominee, and clears the draft', async () => {
    const { useCase, saved, drafts } = await saving();
    const { id: _, ...joining } = nominee(2, 30);
    expect(await useCase.run({ nominee: joining, list }, {})).toEqual(success(undefined));
    expect(saved).toEqual([joining]);
    expect(await drafts.read(NOMINEE_FORM)).toBeUndefined();
  });

  it('clears only the draft of this nominee', async () => {
    const { useCase, drafts } = await saving();
    await drafts.keep(nomineeFormName(1), { fullName: 'Asha' });
    expect(await useCase.run({ nominee: nominee(1, 60), list }, {})).toEqual(success(undefined));
    expect(await drafts.read(nomineeFormName(1))).toBeUndefined();
    expect(await drafts.read(NOMINEE_FORM)).toEqual({ fullName: 'Uma' });
  });

  it('sends nothing for a share above what the other nominees leave', async () => {
    const { useCase, saved, drafts } = await saving();
    const { id: _, ...joining } = nominee(2, 31);
    expect(await useCase.run({ nominee: joining, list }, {})).toEqual(
      failure({ kind: 'cannot-join', violation: { kind: 'share-above-100' } }),
    );
    expect(saved).toEqual([]);
    expect(await drafts.read(NOMINEE_FORM)).toBeDefined();
  });

  it('does not let the investor be the nominee', async () => {
    const { useCase } = await saving({ ...ASHA, pan: 'ABCPA1234F' });
    const { id: _, ...joining } = { ...nominee(2, 30), pan: 'ABCPA1234F' };
    const result = await useCase.run({ nominee: joining, list }, {});
    expect(result).toMatchObject({ failure: { violation: { kind: 'pan-of-investor' } } });
  });

  it.each([refused(500), OFFLINE])('keeps what was typed if the server fails', async (why) => {
    const { useCase, drafts } = await saving(ASHA, 2, why);
    const result = await useCase.run({ nominee: nominee(2, 30), list }, {});
    expect(result).toEqual(failure(why));
    expect(await drafts.read(NOMINEE_FORM)).toBeDefined();
  });
});

describe('saving the shares of nominees', () => {
  const all = [nominee(1, 50), nominee(2, 30), nominee(3, 20)];
  const shares = new Map([
    [1, 60],
    [2, 30],
    [3, 10],
  ]);

  it('saves the changed ones, and the decrease before the increase', async () => {
    const { nominees, saved } = nomineesOf(undefined, undefined, all);
    await new SaveNomineeShares(nominees).run(shares, {});
    expect(saved.map(({ id, sharePercent }) => [id, sharePercent])).toEqual([
      [3, 10],
      [1, 60],
    ]);
  });

  it('stops at the first that is refused', async () => {
    const { nominees, saved } = nomineesOf(3, undefined, all);
    const result = await new SaveNomineeShares(nominees).run(shares, {});
    expect(result).toEqual(failure(refused(500)));
    expect(saved).toEqual([]);
  });
});
