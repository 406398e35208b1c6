import { TOLD_DEPOSIT_FORM } from '#application/fixed-deposits/tax/device-facts.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import {
  DECLARED_COLUMNS,
  type DeclaredTexts,
  declaredTexts,
} from '#domain/fixed-deposits/holdings/declared-columns.ts';

/** The form of a deposit held elsewhere. */
export interface OpenForm {
  readonly texts: DeclaredTexts;
  /** The edited deposit as it was; undefined for a new one. */
  readonly edited: DeclaredTexts | undefined;
}

const WAS = 'was-';

/** The form that was open before a reload or an expired session; undefined if none was. */
export async function readOpenForm(drafts: Drafts): Promise<OpenForm | undefined> {
  const values = await drafts.read(TOLD_DEPOSIT_FORM);
  if (values === undefined) return undefined;
  const before = DECLARED_COLUMNS.map((column) => [column, values[WAS + column] ?? ''] as const);
  const isEdit = before.some(([, text]) => text !== '');
  return {
    texts: { ...declaredTexts({}), ...textsIn(values) },
    edited: isEdit ? declaredTexts(Object.fromEntries(before)) : undefined,
  };
}

/** Keeps the open form as typed, or forgets it if there is none. */
export function keepOpenForm(drafts: Drafts, form: OpenForm | undefined): Promise<void> {
  if (form === undefined) return drafts.forget(TOLD_DEPOSIT_FORM);
  const before = Object.entries<string>(form.edited ?? {}).map(
    ([column, text]) => [WAS + column, text] as const,
  );
  return drafts.keep(TOLD_DEPOSIT_FORM, { ...form.texts, ...Object.fromEntries(before) });
}

function textsIn(values: Readonly<Record<string, string>>): Partial<DeclaredTexts> {
  const known = DECLARED_COLUMNS.filter((column) => values[column] !== undefined);
  return Object.fromEntries(known.map((column) => [column, values[column]]));
}
