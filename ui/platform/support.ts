/** How people reach the provider's support. */
export interface SupportContact {
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  readonly office: string;
}

/**
 * The contact that was set at build time, the one source for every screen that shows it. Unset,
 * it is an address and a number that can belong to nobody, and the city of the office.
 * @param settings `VITE_SUPPORT_EMAIL`, `VITE_SUPPORT_PHONE` and `VITE_SUPPORT_OFFICE`
 */
export function supportFrom(settings: Readonly<Record<string, unknown>>): SupportContact {
  const setting = (name: string, unset: string) => {
    const value = settings[`VITE_SUPPORT_${name}`];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : unset;
  };
  return {
    email: setting('EMAIL', 'support@vriddhi.example'),
    phone: setting('PHONE', '0000000000'),
    office: setting('OFFICE', 'Mumbai, Maharashtra'),
  };
}

export const support = supportFrom(import.meta.env);
