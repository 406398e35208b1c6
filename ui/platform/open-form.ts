import type { Drafts } from '#application/platform/drafts.ts';
import { reaction, runInAction } from 'mobx';

interface OpenForm {
  /** The texts that were typed into the open form; undefined while there are none. */
  readonly texts: () => Readonly<Record<string, string>> | undefined;
  /** Opens the form with the texts from before. */
  readonly open: (texts: Readonly<Partial<Record<string, string>>>) => void;
}

/**
 * Opens a form again that was open before a reload or an expired session, and keeps its texts from
 * now on, until it is closed. It is for forms that can be closed, `keepDraft` for those that are
 * always open. Call it in `activate()`; it returns a function that stops it.
 */
export function keepOpenForm(drafts: Drafts, form: string, { texts, open }: OpenForm): () => void {
  let stop = () => {};
  let isOver = false;
  const keep = (now: ReturnType<OpenForm['texts']>) =>
    void (now === undefined ? drafts.forget(form) : drafts.keep(form, now));
  void drafts.read(form).then((draft) => {
    if (isOver) return;
    const typed = texts();
    // Text typed in the meantime is newer than the draft.
    if (typed !== undefined) keep(typed);
    else if (draft !== undefined) runInAction(() => open(draft));
    stop = reaction(texts, keep);
  });
  return () => {
    isOver = true;
    stop();
  };
}
