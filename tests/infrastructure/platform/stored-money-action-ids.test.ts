import type { MoneyAction } from '#infrastructure/platform/http/money-actions.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { StoredMoneyActionIds } from '#infrastructure/platform/storage/stored-money-action-ids.ts';
import { StoredSession } from '#infrastructure/platform/sessions/stored-session.ts';
import { MemoryVault, type Vault } from '#infrastructure/platform/storage/vault.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

const investor: SignedInInvestor = {
  accessToken: 'token',
  investorId: 7,
  mobile: '9000000001',
  isNewInvestor: false,
  isBankStepComplete: false,
  isDematVerified: false,
  isSeniorCitizen: false,
};
const renew: MoneyAction = { subject: 'instruction of 1', payload: 'renew' };
const payOut: MoneyAction = { subject: 'instruction of 1', payload: 'pay out' };

/** A tab of a browser: its own memory over storage that all its tabs share. */
async function tabOf(vault: Vault, investorId = 7): Promise<StoredMoneyActionIds> {
  const session = new StoredSession(new MemoryVault(), { clear: () => {}, belongTo: () => {} });
  await session.begin({ ...investor, investorId });
  return new StoredMoneyActionIds({ vault, session });
}

const claimed = async (tab: StoredMoneyActionIds, action: MoneyAction): Promise<string> => {
  const id = await tab.claim(action);
  if (id === undefined) throw new Error('the vault is readable');
  return id;
};

const answered = async (tab: StoredMoneyActionIds, action: MoneyAction) =>
  tab.retire(action.subject, await claimed(tab, action));

describe('the id of a money action', () => {
  it('is stored before it is handed out', async () => {
    const vault = new MemoryVault();
    const id = await claimed(await tabOf(vault), renew);
    expect(await vault.read()).toContain(id);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same for a double click, a retry, a reload and a second tab', async () => {
    const vault = new MemoryVault();
    const tab = await tabOf(vault);
    const [first, second] = await Promise.all([claimed(tab, renew), claimed(tab, renew)]);
    expect(second).toBe(first);
    expect(await claimed(tab, renew)).toBe(first);
    expect(await claimed(await tabOf(vault), renew)).toBe(first);
  });

  it('is a new one once the answer is here', async () => {
    const vault = new MemoryVault();
    const tab = await tabOf(vault);
    const first = await claimed(tab, renew);
    await tab.retire(renew.subject, first);
    const second = await claimed(tab, renew);
    expect(second).not.toBe(first);
    expect(await claimed(await tabOf(vault), renew)).toBe(second);
  });

  it('stays the same in a tab without an answer when another tab got one', async () => {
    const vault = new MemoryVault();
    const [one, other] = [await tabOf(vault), await tabOf(vault)];
    const id = await claimed(one, renew);
    await answered(other, renew);
    expect(await claimed(one, renew)).toBe(id);
    await one.retire(renew.subject, id);
    expect(await claimed(one, renew)).not.toBe(id);
  });

  it('belongs to its payload: what was chosen in between is not undone by a replay', async () => {
    const vault = new MemoryVault();
    const tab = await tabOf(vault);
    const lost = await claimed(tab, renew);
    const other = await claimed(tab, payOut);
    expect(other).not.toBe(lost);
    await tab.retire(payOut.subject, other);
    expect([lost, other]).not.toContain(await claimed(tab, renew));
  });

  it('is its own for another subject and another investor', async () => {
    const vault = new MemoryVault();
    const tab = await tabOf(vault);
    const id = await claimed(tab, renew);
    expect(await claimed(tab, { ...renew, subject: 'instruction of 2' })).not.toBe(id);
    expect(await claimed(tab, renew)).toBe(id);
    expect(await claimed(await tabOf(vault, 8), renew)).not.toBe(id);
  });

  it('is kept with a digest of the payload, until another investor signs in', async () => {
    const vault = new MemoryVault();
    const session = new StoredSession(new MemoryVault(), { clear: () => {}, belongTo: () => {} });
    await session.begin(investor);
    const tab = new StoredMoneyActionIds({ vault, session });
    const id = await claimed(tab, { subject: 'bank', payload: 'account 50100012345678' });
    expect(await vault.read()).not.toContain('50100012345678');
    await session.end('expired');
    await session.begin(investor);
    expect(await claimed(tab, { subject: 'bank', payload: 'account 50100012345678' })).toBe(id);
    await session.end('expired');
    await session.begin({ ...investor, investorId: 8 });
    await tab.retire('none', 'none');
    expect(await vault.read()).toBeUndefined();
  });

  it('is not retired by an answer to an older action', async () => {
    const tab = await tabOf(new MemoryVault());
    const old = await claimed(tab, renew);
    const id = await claimed(tab, payOut);
    await tab.retire(renew.subject, old);
    expect(await claimed(tab, payOut)).toBe(id);
  });

  it('stays stored until its answer, however many others are answered meanwhile', async () => {
    const vault = new MemoryVault();
    const tab = await tabOf(vault);
    const id = await claimed(tab, renew);
    for (let other = 2; other < 30; other += 1) {
      await answered(tab, { ...renew, subject: `instruction of ${other}` });
    }
    expect(await claimed(await tabOf(vault), renew)).toBe(id);
    expect((await vault.read())?.match(/"id"/g)).toHaveLength(21);
  });

  it('is unknown while the stored ids cannot be read, and the same afterwards', async () => {
    const vault = new MemoryVault();
    const id = await claimed(await tabOf(vault), renew);
    const reloaded = await tabOf(vault);
    vi.spyOn(vault, 'read').mockRejectedValueOnce(new Error('unreadable now'));
    expect(await reloaded.claim(renew)).toBeUndefined();
    expect(await reloaded.claim(renew)).toBe(id);
  });

  it('stays the same, and is stored later, if the device could not store it', async () => {
    const vault = new MemoryVault();
    const [one, other] = [await tabOf(vault), await tabOf(vault)];
    vi.spyOn(vault, 'write').mockResolvedValueOnce(false);
    const id = await claimed(one, renew);
    const ofOther = await claimed(other, { ...renew, subject: 'instruction of 2' });
    expect(await claimed(one, renew)).toBe(id);
    await answered(one, { ...renew, subject: 'instruction of 3' });
    const reloaded = await tabOf(vault);
    expect(await claimed(reloaded, renew)).toBe(id);
    expect(await claimed(reloaded, { ...renew, subject: 'instruction of 2' })).toBe(ofOther);
  });

  it('starts again if the stored value is invalid', async () => {
    const vault = new MemoryVault();
    await vault.write('{"investorId":7,"actions":[{}]}');
    const tab = await tabOf(vault);
    expect(await claimed(tab, renew)).toBe(await claimed(tab, renew));
  });
});

describe('any order of presses and answers in two tabs', () => {
  const presses = fc.record({
    tab: fc.nat({ max: 1 }),
    payload: fc.constantFrom('a', 'b'),
    isAnswered: fc.boolean(),
  });

  it('never reuses an id for another payload or after an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(presses, { maxLength: 12 }), async (steps) => {
        const vault = new MemoryVault();
        const tabs = [await tabOf(vault), await tabOf(vault)] as const;
        const payloads = new Map<string, string>();
        const heard = [new Set<string>(), new Set<string>()] as const;
        for (const { tab: at, payload, isAnswered } of steps) {
          const [tab, ids] = at === 0 ? [tabs[0], heard[0]] : [tabs[1], heard[1]];
          const id = await claimed(tab, { subject: 's', payload });
          expect(payloads.get(id) ?? payload).toBe(payload);
          expect(ids.has(id)).toBe(false);
          payloads.set(id, payload);
          if (!isAnswered) continue;
          await tab.retire('s', id);
          ids.add(id);
        }
      }),
    );
  });
});
