export interface SupportContact {
  readonly email: string;
  /** The phone number, ten digits. */
  readonly phone: string;
  readonly office: string;
}

/**
 * The support contact set at build time; every screen shows this one. The default email address
 * and phone number are placeholders that belong to no one.
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
