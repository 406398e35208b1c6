import type { DraftValues } from '#application/platform/drafts.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';
import { StoredSession } from '#infrastructure/platform/sessions/stored-session.ts';
import { StoredDrafts } from '#infrastructure/platform/storage/stored-drafts.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
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

async function draftsIn(vault: MemoryVault, investorId = 7) {
  const session = new StoredSession(new MemoryVault(), { clear: () => {}, belongTo: () => {} });
  await session.begin({ ...investor, investorId });
  return { session, drafts: new StoredDrafts(vault, session) };
}

function unreadable(vault: MemoryVault) {
  return vi.spyOn(vault, 'read').mockRejectedValue(new Error('unreadable now'));
}

describe('drafts while the device cannot read them', () => {
  it('keep what is typed and what was stored', async () => {
    const vault = new MemoryVault();
    const { drafts: before } = await draftsIn(vault);
    await before.keep('kyc', { pan: 'ABCPR1234F' });
    const { drafts } = await draftsIn(vault);
    const fault = unreadable(vault);
    await drafts.keep('bank', { ifsc: 'HDFC0000060' });
    expect(await drafts.read('bank')).toEqual({ ifsc: 'HDFC0000060' });
    expect(drafts.isReadable).toBe(false);
    fault.mockRestore();
    await drafts.keep('demat', { number: '12' });
    expect(drafts.isReadable).toBe(true);
    const { drafts: after } = await draftsIn(vault);
    expect(await after.read('kyc')).toEqual({ pan: 'ABCPR1234F' });
    expect(await after.read('bank')).toEqual({ ifsc: 'HDFC0000060' });
    expect(await after.read('demat')).toEqual({ number: '12' });
  });

  it('are not given to the next investor', async () => {
    const vault = new MemoryVault();
    const { session, drafts } = await draftsIn(vault);
    const fault = unreadable(vault);
    await drafts.keep('bank', { ifsc: 'HDFC0000060' });
    fault.mockRestore();
    await session.end('expired');
    await session.begin({ ...investor, investorId: 8 });
    await drafts.keep('demat', { number: '12' });
    expect(await drafts.read('bank')).toBeUndefined();
    expect(await vault.read()).not.toContain('HDFC');
  });
});

/** The vault of several tabs, of which one at a time has the turn. */
class SharedVault extends MemoryVault {
  private last: Promise<unknown> = Promise.resolve();

  override inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn;
    return turn;
  }
}

describe('drafts of two tabs', () => {
  it('keeps the changes of both', async () => {
    const vault = new SharedVault();
    const { drafts: one } = await draftsIn(vault);
    const { drafts: other } = await draftsIn(vault);
    await Promise.all([
      one.change('bank', (values) => ({ ...values, ifsc: 'HDFC0000060' })),
      other.change('bank', (values) => ({ ...values, holder: 'ASHA RAO' })),
      one.keep('kyc', { pan: 'ABCPR1234F' }),
    ]);
    expect(await other.read('bank')).toEqual({ ifsc: 'HDFC0000060', holder: 'ASHA RAO' });
    expect(await other.read('kyc')).toEqual({ pan: 'ABCPR1234F' });
  });
});

/** A full device. It reads its own text, until another tab has written. */
class FullVault extends MemoryVault {
  written: string | undefined;
  private own: string | undefined;

  override read = () => Promise.resolve(this.written ?? this.own);

  override write = (text: string) => {
    if (this.written === undefined) this.own = text;
    return Promise.resolve(false);
  };
}

describe('drafts while the device cannot store them', () => {
  it('are added to what another tab stores meanwhile', async () => {
    const vault = new SharedVault();
    const { drafts: one } = await draftsIn(vault);
    const { drafts: other } = await draftsIn(vault);
    const full = vi.spyOn(vault, 'write').mockResolvedValue(false);
    await one.keep('bank', { ifsc: 'HDFC0000060' });
    expect(await one.read('bank')).toEqual({ ifsc: 'HDFC0000060' });
    full.mockRestore();
    await other.keep('kyc', { pan: 'ABCPR1234F' });
    await one.keep('demat', { number: '12' });
    const { drafts: after } = await draftsIn(vault);
    expect(await after.read('kyc')).toEqual({ pan: 'ABCPR1234F' });
    expect(await after.read('bank')).toEqual({ ifsc: 'HDFC0000060' });
    expect(await after.read('demat')).toEqual({ number: '12' });
  });

  it('are made once, however many keys are typed', async () => {
    const vault = new MemoryVault();
    const { drafts } = await draftsIn(vault);
    await drafts.keep('bank', { ifsc: 'HDFC', holder: 'ASHA' });
    const full = vi.spyOn(vault, 'write').mockResolvedValue(false);
    const edit = vi.fn(({ holder = '' }: DraftValues = {}) => ({ holder: `${holder}.` }));
    for (const _ of [1, 2, 3]) await drafts.change('bank', edit);
    expect(edit).toHaveBeenCalledTimes(3);
    await drafts.forget('kyc');
    full.mockRestore();
    expect(await drafts.read('bank')).toEqual({ holder: 'ASHA...' });
    const { drafts: after } = await draftsIn(vault);
    expect(await after.read('bank')).toEqual({ holder: 'ASHA...' });
  });

  it('are all made to what another tab stores, also after several failed writes', async () => {
    const vault = new FullVault();
    const { drafts } = await draftsIn(vault);
    await drafts.change('bank', (values) => ({ ...values, ifsc: 'HDFC' }));
    await drafts.change('bank', (values) => ({ ...values, holder: 'ASHA' }));
    vault.written = JSON.stringify({ investorId: 7, forms: { kyc: { pan: 'ABCPR1234F' } } });
    await drafts.change('demat', () => ({ number: '12' }));
    expect(await drafts.read('bank')).toEqual({ ifsc: 'HDFC', holder: 'ASHA' });
    expect(await drafts.read('kyc')).toEqual({ pan: 'ABCPR1234F' });
  });

  it('are dropped when another investor signs in', async () => {
    const vault = new MemoryVault();
    const { session, drafts } = await draftsIn(vault);
    const full = vi.spyOn(vault, 'write').mockResolvedValue(false);
    await drafts.keep('bank', { ifsc: 'HDFC0000060' });
    full.mockRestore();
    await session.end('expired');
    await session.begin({ ...investor, investorId: 8 });
    expect(await drafts.read('bank')).toBeUndefined();
    expect(await drafts.read('demat')).toBeUndefined();
    expect(await vault.read()).toBeUndefined();
  });
});

describe('drafts that an expired session has left behind', () => {
  it('stay for their investor, and are deleted when another one signs in', async () => {
    const vault = new MemoryVault();
    const { session, drafts } = await draftsIn(vault);
    await drafts.keep('bank', { ifsc: 'HDFC0000060' });
    await session.end('expired');
    await session.begin(investor);
    expect(await drafts.read('bank')).toEqual({ ifsc: 'HDFC0000060' });
    await session.end('expired');
    await session.begin({ ...investor, investorId: 8 });
    expect(await drafts.read('bank')).toBeUndefined();
    expect(await vault.read()).toBeUndefined();
  });
});

describe('what is typed while the session expires', () => {
  const TYPED = { ifsc: 'HDFC0000060' };

  it('is stored for its investor, until the form closes', async () => {
    const vault = new MemoryVault();
    const { session, drafts } = await draftsIn(vault);
    await drafts.read('bank');
    const ending = session.end('expired');
    void drafts.keep('bank', { ifsc: 'HDFC00000' });
    await ending;
    await drafts.keep('bank', TYPED);
    expect(await drafts.readLeftBehind('bank')).toEqual(TYPED);
    await session.begin(investor);
    expect(await drafts.read('bank')).toEqual(TYPED);
  });

  it('is not stored for a visitor who opens the form, nor after a sign-out', async () => {
    const vault = new MemoryVault();
    const { session, drafts } = await draftsIn(vault);
    await drafts.read('sell');
    await drafts.keep('sell', { units: '7' });
    await session.end('expired');
    expect(await drafts.read('sell')).toBeUndefined();
    await drafts.keep('sell', { units: '8' });
    expect(await drafts.readLeftBehind('sell')).toEqual({ units: '7' });
    await session.begin(investor);
    await drafts.read('sell');
    await session.end('signed-out');
    await drafts.keep('sell', { units: '9' });
    expect(await vault.read()).toBeUndefined();
  });

  it('is written once if many changes come at once', async () => {
    const vault = new MemoryVault();
    const { drafts } = await draftsIn(vault);
    const write = vi.spyOn(vault, 'write');
    await Promise.all(['H', 'HD', 'HDF'].map((ifsc) => drafts.keep('bank', { ifsc })));
    expect(await drafts.read('bank')).toEqual({ ifsc: 'HDF' });
    expect(write).toHaveBeenCalledTimes(1);
  });
});

describe('a session while the device cannot read it', () => {
  it('stays stored, and is the current one after the next reload', async () => {
    const vault = new MemoryVault();
    const nothing = { clear: () => {}, belongTo: () => {} };
    await new StoredSession(vault, nothing).begin(investor);
    const fault = unreadable(vault);
    const page = new StoredSession(vault, nothing);
    await page.restore();
    expect(page.current).toBeUndefined();
    fault.mockRestore();
    await page.restore();
    expect(page.current?.investorId).toBe(7);
  });
});
