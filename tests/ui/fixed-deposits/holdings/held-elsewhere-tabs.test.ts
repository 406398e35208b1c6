import { StoredDeviceFacts } from '#infrastructure/fixed-deposits/tax/stored-device-facts.ts';
import { memoryDrafts } from '#tests/application/memory-ports.ts';
import { HeldElsewhereViewModel } from '#ui/fixed-deposits/holdings/held-elsewhere/held-elsewhere.view-model.ts';
import { Form121ViewModel } from '#ui/fixed-deposits/holdings/tax-at-source/form-121.view-model.ts';
import { WRITTEN } from '#tests/domain/fixed-deposits/holdings/declared-texts.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { Money } from '#domain/platform/money.ts';
import { describe, expect, it, vi } from 'vitest';

const WRITTEN_ON = CalendarDate.of('2026-11-18');
const drafts = memoryDrafts();
const device = new StoredDeviceFacts(drafts);

/** The page of a new tab, on the same device. Its facts are read unless `isRead` is false. */
async function tab({ isRead = true } = {}) {
  const page = new HeldElsewhereViewModel(new StoredDeviceFacts(drafts), memoryDrafts());
  page.activate();
  const { deposits = [] } = await device.read();
  if (isRead) await vi.waitFor(() => expect(page.declared).toHaveLength(deposits.length));
  return page;
}

type Texts = Partial<Record<keyof typeof WRITTEN, string>>;

function add(page: HeldElsewhereViewModel, change: Texts) {
  page.open();
  return write(page, { ...WRITTEN, ...change });
}

function write(page: HeldElsewhereViewModel, texts: Texts) {
  for (const [column, text] of Object.entries(texts)) page.type(column as 'issuer', text);
  return page.save();
}

const named = (page: HeldElsewhereViewModel, issuer: string) =>
  page.declared.find((texts) => texts.issuer === issuer);
const stored = async () => ((await device.read()).deposits ?? []).map(({ issuer }) => issuer);

describe('deposits held elsewhere in two tabs', () => {
  it('keeps what both tabs add, edit and remove', async () => {
    const [one, other] = [await tab(), await tab()];
    expect(await add(one, { issuer: 'Asha Bank' })).toBe('stored');
    expect(await add(other, { issuer: 'Bela Bank' })).toBe('stored');
    expect(await stored()).toEqual(['Asha Bank', 'Bela Bank']);

    const [old, young] = [await tab(), await tab()];
    young.open(named(young, 'Asha Bank'));
    expect(await young.remove()).toBe('stored');
    old.open(named(old, 'Bela Bank'));
    expect(await write(old, { issuer: 'Bela Finance' })).toBe('stored');
    expect(await stored()).toEqual(['Bela Finance']);
    expect(old.texts).toBeUndefined();
  });

  it('saves no edit of a deposit that another tab removed, and keeps what was typed', async () => {
    const [old, young] = [await tab(), await tab()];
    old.open(named(old, 'Bela Finance'));
    young.open(named(young, 'Bela Finance'));
    await young.remove();
    expect(await write(old, { rate: '9' })).toBe('gone');
    expect(await stored()).toEqual([]);
    expect(old.declared).toEqual([]);
    expect([old.refusal, old.isEditing, old.texts?.rate]).toEqual(['gone', false, '9']);
    // Saved again, it is a new deposit.
    expect(await old.save()).toBe('stored');
    expect(await stored()).toEqual(['Bela Finance']);
    expect(old.texts).toBeUndefined();
  });

  it('removes no deposit that another tab changed', async () => {
    const [old, young] = [await tab(), await tab()];
    old.open(named(old, 'Bela Finance'));
    young.open(named(young, 'Bela Finance'));
    await write(young, { rate: '8' });
    expect(await old.remove()).toBe('gone');
    expect(await stored()).toEqual(['Bela Finance']);
    expect(old.declared.map(({ rate }) => rate)).toEqual(['8']);
  });

  it('keeps at most 200 deposits, whichever tab adds them', async () => {
    const full = { issuer: 'Last Bank' };
    await device.change((facts) => ({ ...facts, deposits: Array<Texts>(199).fill(WRITTEN) }));
    const [one, other, third] = [await tab(), await tab(), await tab()];
    expect(await add(one, full)).toBe('stored');
    expect(await add(other, full)).toBe('full');
    expect([other.refusal, other.texts?.issuer]).toEqual(['full', 'Last Bank']);
    const row = 'issuer,institution,principal,rate,payout,start,maturity,right,holders\n';
    const file = new Blob([`${row}Saral Finance,nbfc,200000,9,monthly,2026-04-01,2Y,self,Me`]);
    expect(await third.add(file)).toBeUndefined();
    expect(third.refused).toEqual([{ line: 1, reason: 'many' }]);
    expect(await stored()).toHaveLength(200);
    // An edit needs no room.
    one.open(named(one, 'Last Bank'));
    expect(await write(one, { rate: '5' })).toBe('stored');
    await device.change((facts) => ({ ...facts, deposits: [] }));
  });

  it('adds one deposit when Save is pressed twice', async () => {
    const page = await tab();
    const saves = [add(page, { issuer: 'Asha Bank' }), page.save()];
    expect(await Promise.all(saves)).toEqual(['stored', undefined]);
    expect(await stored()).toEqual(['Asha Bank']);
  });

  it('adds to the stored deposits when they are not read yet', async () => {
    const before = await stored();
    const page = new HeldElsewhereViewModel(new StoredDeviceFacts(drafts), memoryDrafts());
    page.activate();
    await add(page, { issuer: 'Chitra Bank' });
    expect(await stored()).toEqual([...before, 'Chitra Bank']);
    await vi.waitFor(() => expect(page.declared).toHaveLength(before.length + 1));
  });

  it('refuses a file whose deposits another tab has added', async () => {
    const [one, other] = [await tab(), await tab()];
    const row = 'issuer,institution,principal,rate,payout,start,maturity,right,holders\n';
    const file = new Blob([`${row}Saral Finance,nbfc,200000,9,monthly,2026-04-01,2Y,self,Me`]);
    expect(await one.add(file)).toEqual({ count: 1, edited: 'stored' });
    expect(await other.add(file)).toBeUndefined();
    expect(other.refused).toEqual([{ line: 2, reason: 'known' }]);
  });

  it('refuses a file that is too long without reading it', async () => {
    const page = await tab();
    const file = new Blob(['a'.repeat(1_000_000)]);
    const read = vi.spyOn(file, 'arrayBuffer');
    expect(await page.add(file)).toBeUndefined();
    expect(page.refused).toEqual([{ line: 1, reason: 'long' }]);
    expect(read).not.toHaveBeenCalled();
  });

  it('keeps a typed text while its field is hidden, and saves only what is shown', async () => {
    const page = await tab();
    page.open();
    for (const [column, text] of Object.entries(WRITTEN)) page.type(column as 'issuer', text);
    page.type('payout', 'monthly');
    expect(page.isShown('compounding')).toBe(false);
    page.type('payout', 'at-maturity');
    expect(page.texts?.compounding).toBe('quarterly');
    page.type('payout', 'monthly');
    expect(await page.save()).toBe('stored');
    expect(page.declared.at(-1)?.compounding).toBe('');
  });
});

describe('given Forms 121 in two tabs', () => {
  it('keeps the forms of both', async () => {
    const by = { holderId: 'A', today: WRITTEN_ON };
    const shown = { year: TaxYear.of(2026), showYear: () => {} };
    const [one, other] = [1, 2].map(() => new Form121ViewModel(device, shown));
    if (one === undefined || other === undefined) throw new Error('two tabs are needed');
    for (const [page, issuerId] of [[one, 'malhar'], [other, 'himadri']] as const) {
      page.activate();
      await device.read();
      const interest = Money.of('24000');
      const forecast = { holderId: 'A', issuerId, interest, taxYear: TaxYear.of(2026) };
      page.write(forecast as Parameters<typeof page.write>[0]);
    }
    for (const page of [one, other]) {
      page.type('given_on', '10/04/2026');
      page.give({ taxYear: TaxYear.of(2026) }, by);
    }
    const { forms = [] } = await device.read();
    expect(forms.map(({ payer }) => payer)).toEqual(['malhar', 'himadri']);
  });
});
