import { keepDraft } from '#ui/platform/draft.ts';
import { memoryDrafts } from '#tests/application/memory-ports.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';

class PlaceForm {
  city = '';
  country = 'India';
  isAbroad = false;

  constructor() {
    makeAutoObservable(this);
  }

  type(texts: Partial<Pick<PlaceForm, 'city' | 'country' | 'isAbroad'>>) {
    Object.assign(this, texts);
  }
}

const names = ['city', 'country', 'isAbroad'] as const;
const drafts = memoryDrafts();

/** Opens a form, as after a reload; resolves once its draft is restored. */
async function opened(shown?: () => Partial<Record<'city' | 'country', string>> | undefined) {
  const form = new PlaceForm();
  let close = () => {};
  await new Promise<void>((onRead) => {
    const options = { fields: form, names, onRead, ...(shown && { shown }) };
    close = keepDraft(drafts, 'place', options);
  });
  return { form, close };
}

describe('the draft of a form', () => {
  it('has each key that was typed, also the last one before the form closes', async () => {
    const { form, close } = await opened();
    form.type({ city: 'Nashik' });
    close();
    expect((await opened()).form.city).toBe('Nashik');
  });

  it('replaces a text or an answer that the form shows at first', async () => {
    const { form, close } = await opened();
    form.type({ country: 'Nepal', isAbroad: true });
    close();
    const { form: next } = await opened();
    expect([next.country, next.isAbroad]).toEqual(['Nepal', true]);
  });

  it('has no text that was only shown, so that newer data stay', async () => {
    await drafts.forget('place');
    const { form, close } = await opened(() => ({ city: 'Pune' }));
    form.type({ city: 'Pune' });
    form.type({ country: 'Nepal' });
    close();
    const { form: next } = await opened();
    expect([next.city, next.country]).toEqual(['', 'Nepal']);
  });

  it('keeps the fields that another tab has typed', async () => {
    await drafts.forget('place');
    const tabs = [await opened(), await opened()] as const;
    tabs[0].form.type({ city: 'Nashik' });
    tabs[1].form.type({ country: 'Nepal' });
    for (const { close } of tabs) close();
    const { form: next } = await opened();
    expect([next.city, next.country]).toEqual(['Nashik', 'Nepal']);
  });

  it('loses a text that is emptied again, but not the others', async () => {
    await drafts.forget('place');
    const { form, close } = await opened();
    form.type({ city: 'Nashik', country: 'Nepal' });
    form.type({ city: '' });
    close();
    const { form: next } = await opened();
    expect([next.city, next.country]).toEqual(['', 'Nepal']);
  });

  it('keeps a text that is emptied although the form shows one at first', async () => {
    await drafts.forget('place');
    const { form, close } = await opened();
    form.type({ country: '' });
    close();
    expect((await opened()).form.country).toBe('');
  });

  it('has no emptied text of a form that is not filled yet', async () => {
    await drafts.forget('place');
    const data: { known?: { city: string } } = {};
    const { form, close } = await opened(() => data.known);
    data.known = { city: 'Pune' };
    form.type({ country: 'Nepal' });
    close();
    expect((await drafts.read('place'))?.['city']).toBeUndefined();
  });

  it('leaves and keeps what was typed before it was read', async () => {
    await drafts.keep('place', { city: 'Nashik' });
    const form = new PlaceForm();
    const read = new Promise<void>((onRead) => {
      keepDraft(drafts, 'place', { fields: form, names, onRead });
    });
    runInAction(() => form.type({ city: 'Goa' }));
    await read;
    expect(form.city).toBe('Goa');
    expect((await opened()).form.city).toBe('Goa');
  });
});
