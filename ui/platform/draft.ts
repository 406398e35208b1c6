import type { Drafts, DraftValues } from '#application/platform/drafts.ts';
import { reaction, runInAction } from 'mobx';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface Draft<Fields, Name extends keyof Fields & string> {
  readonly fields: Fields;
  readonly names: readonly Name[];
  /**
   * The texts that the form shows without any input, such as stored data; by default those at the
   * start. Only other texts are part of the draft, so that it never replaces newer data.
   */
  readonly shown?: () => Texts<Name> | undefined;
  /** Whether a stored draft is about what the form shows; any draft by default. */
  readonly fits?: (draft: Readonly<Partial<Record<string, string>>>) => boolean;
  /** Called once the stored draft has been read, even if there was none. */
  readonly onRead?: () => void;
}

/**
 * Fills a form with the draft from before a reload or an expired session, and stores what is typed
 * from now on. It stores each key at once, because the session may end with the next press. Call it
 * in `activate()`; it returns a function that stops it. `forget` the draft once the form is sent.
 * @param fields the observable form; only its text and yes/no fields listed in `names` are stored.
 */
export function keepDraft<Fields extends object, Name extends keyof Fields & string>(
  drafts: Drafts,
  form: string,
  { fields, names, onRead, ...options }: Draft<Fields, Name>,
): () => void {
  let stop = () => {};
  let isOver = false;
  const textOf = (name: Name) => String(fields[name] ?? '');
  const first: Texts<Name> = textsOf(names, textOf);
  const shown = (name: Name) => (options.shown?.() ?? first)[name] ?? '';
  const typed = () => textsOf(names, (name) => (textOf(name) === shown(name) ? '' : textOf(name)));
  const fits = (values: DraftValues = {}) => options.fits?.(values) ?? true;
  // Fields that this tab leaves alone stay as another tab has kept them.
  const keep = (now: Texts<Name>, before: Texts<Name>) =>
    void drafts.change(form, (kept = {}) => {
      const others: DraftValues = fits(kept) ? kept : {};
      const textIn = (name: Name) => (now[name] === before[name] ? others : now)[name];
      return textsOf(names, (name) => textIn(name) ?? now[name] ?? '');
    });
  const start = typed();
  void drafts.read(form).then((values) => {
    if (isOver) return;
    const isFitting = fits(values);
    const meanwhile = typed();
    runInAction(() => {
      for (const name of isFitting ? names : []) {
        const text = values?.[name] ?? '';
        // Text typed in the meantime is newer than the draft.
        const isUntouched = textOf(name) === '' || textOf(name) === shown(name);
        if (text === '' || !isUntouched) continue;
        Object.assign(fields, { [name]: valueOf(fields[name], text) });
      }
    });
    onRead?.();
    if (names.some((name) => meanwhile[name] !== start[name])) keep(typed(), start);
    stop = reaction(typed, keep);
  });
  return () => {
    isOver = true;
    stop();
  };
}

function textsOf<Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string,
): Record<string, string> & Texts<Name> {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;
}

function valueOf(before: unknown, text: string): string | boolean {
  return typeof before === 'boolean' ? text === 'true' : text;
}
