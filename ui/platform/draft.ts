import type { Drafts } from '#application/platform/drafts.ts';
import { reaction, runInAction } from 'mobx';

const DELAY_MILLISECONDS = 300;

interface Draft<Fields> {
  readonly fields: Fields;
  readonly names: readonly (keyof Fields & string)[];
  /** Called once the form is filled, or there was nothing to fill it with. */
  readonly onRead?: () => void;
}

/**
 * Fills a form with what was typed before a reload or an expired session, and keeps what is typed
 * from now on. Call it in `activate()`; the answer stops it. Once the form is sent, `forget` it.
 * @param fields the observable form; only its text fields named in `names` are kept.
 */
export function keepDraft<Fields extends object>(
  drafts: Drafts,
  form: string,
  { fields, names, onRead }: Draft<Fields>,
): () => void {
  let stop = () => {};
  let isOver = false;
  const texts = () => Object.fromEntries(names.map((name) => [name, String(fields[name] ?? '')]));
  void drafts.read(form).then((values) => {
    if (isOver) return;
    runInAction(() => {
      for (const name of names) {
        const text = values?.[name];
        // What the person has typed meanwhile is newer.
        if (text !== undefined && text !== '' && !fields[name])
          Object.assign(fields, { [name]: text });
      }
    });
    onRead?.();
    stop = reaction(texts, (now) => void drafts.keep(form, now), { delay: DELAY_MILLISECONDS });
  });
  return () => {
    isOver = true;
    stop();
  };
}
