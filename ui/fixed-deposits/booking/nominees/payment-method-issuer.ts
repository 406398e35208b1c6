/** The sample issuer of the sandbox that asks for the payment method. */
const SANDBOX_ISSUER = 'malhar';

/**
 * The issuer that asks for UPI or net banking before the payment page, if any.
 * @param settings `VITE_PAYMENT_METHOD_ISSUER`; by default, the sandbox uses its sample issuer
 */
export function paymentMethodIssuerFrom(
  settings: Readonly<Record<string, unknown>>,
): string | undefined {
  const { VITE_PAYMENT_METHOD_ISSUER: key, VITE_ENVIRONMENT: environment = 'sandbox' } = settings;
  if (typeof key === 'string' && key.trim() !== '') return key.trim();
  return environment === 'sandbox' ? SANDBOX_ISSUER : undefined;
}

export const paymentMethodIssuer = paymentMethodIssuerFrom(import.meta.env);
