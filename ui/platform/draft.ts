import type { Drafts } from '#application/platform/drafts.ts';
import { reaction, runInAction } from 'mobx';

const DELAY_MILLISECONDS = 300;

interface Draft<Fields> {
  readonly fields: Fields;
  readonly names: readonly (keyof Fields & string)[];
  /** Called once the stored draft has been read, even if there was none. */
  readonly onRead?: () => void;
}

/**
 * Fills a form with the draft from before a reload or an expired session, and stores what is typed
 * from now on. Call it in `activate()`; it returns a function that stops it. `forget` the draft
 * once the form is sent.
 * @param fields the observable form; only its text fields listed in `names` are stored.
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
        // Text typed in the meantime is newer than the draft.
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
