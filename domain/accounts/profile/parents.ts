export interface Parents {
  readonly fatherName: string;
  readonly motherName: string;
}

export type ParentNameViolation = { readonly kind: 'missing' };

export function parentNameViolation(text: string): ParentNameViolation | undefined {
  return text.trim() === '' ? { kind: 'missing' } : undefined;
}
