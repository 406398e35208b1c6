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
  /** Called each time that a change has been kept. */
  readonly onKept?: () => void;
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
  { fields, names, shown, fits = () => true, onRead, onKept }: Draft<Fields, Name>,
): () => void {
  const textOf = (name: Name) => String(fields[name] ?? '');
  const first: Texts<Name> = textsOf(names, textOf);
  const shownText = (name: Name) => (shown?.() ?? first)[name] ?? '';
  // A form that is filled later cannot tell an emptied field from one that is not filled yet.
  const isTyped = (name: Name) =>
    textOf(name) !== shownText(name) && !(shown !== undefined && textOf(name) === '');
  const typed = (): Texts<Name> => textsOf(names.filter(isTyped), textOf);

  /** Stores the fields that have changed here. The others stay as another tab has stored them. */
  const keep = (now: Texts<Name>, before: Texts<Name>) => {
    const changed = names.filter((name) => now[name] !== before[name]);
    const changes = Object.fromEntries(changed.map((name) => [name, now[name]]));
    const edit = (kept: DraftValues = {}) =>
      withoutUndefined({ ...now, ...(fits(kept) && kept), ...changes });
    void drafts.change(form, edit).then(onKept);
  };

  const restore = (draft: DraftValues) => {
    const meanwhile = typed();
    for (const name of names) {
      const text = draft[name];
      // Text typed before the draft was read is newer.
      if (text === undefined || meanwhile[name] !== undefined) continue;
      Object.assign(fields, { [name]: valueOf(fields[name], text) });
    }
  };

  let stop = reaction(typed, keep);
  let isOver = false;
  void drafts.read(form).then((draft = {}) => {
    if (isOver) return;
    // Restored texts are stored already.
    stop();
    if (fits(draft)) runInAction(() => restore(draft));
    onRead?.();
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

function withoutUndefined(texts: Texts<string>): DraftValues {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

function valueOf(before: unknown, text: string): string | boolean {
  return typeof before === 'boolean' ? text === 'true' : text;
}
