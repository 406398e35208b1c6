import {
  DECLARED_COLUMNS,
  type DeclaredTexts,
  declaredTexts,
} from '#domain/fixed-deposits/holdings/declared-columns.ts';

/** The form of a deposit held elsewhere. */
interface OpenForm {
  readonly texts: DeclaredTexts;
  /** The edited deposit as it was; undefined for a new one. */
  readonly edited: DeclaredTexts | undefined;
}

const WAS = 'was-';

/** The texts of the form, and those of the edited deposit under other names. */
export function draftOf({ texts, edited = declaredTexts({}) }: OpenForm): Record<string, string> {
  const before = DECLARED_COLUMNS.map((column) => [WAS + column, edited[column]] as const);
  return { ...texts, ...Object.fromEntries(before) };
}

export function formIn(draft: Readonly<Partial<Record<string, string>>>): OpenForm {
  const textsAt = (prefix: string) => {
    const texts = DECLARED_COLUMNS.map((column) => [column, draft[prefix + column] ?? ''] as const);
    return declaredTexts(Object.fromEntries(texts));
  };
  const before = textsAt(WAS);
  const isEdit = Object.values<string>(before).some((text) => text !== '');
  return { texts: textsAt(''), edited: isEdit ? before : undefined };
}
