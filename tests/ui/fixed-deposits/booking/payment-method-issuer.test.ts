import { paymentMethodIssuerFrom } from '#ui/fixed-deposits/booking/nominees/payment-method-issuer.ts';
import { describe, expect, it } from 'vitest';

describe('the issuer that asks for the payment method', () => {
  it.each([
    ['tejas', { VITE_PAYMENT_METHOD_ISSUER: ' tejas ' }],
    ['tejas', { VITE_PAYMENT_METHOD_ISSUER: 'tejas', VITE_ENVIRONMENT: 'production' }],
    ['malhar', {}],
    ['malhar', { VITE_PAYMENT_METHOD_ISSUER: ' ', VITE_ENVIRONMENT: 'sandbox' }],
    [undefined, { VITE_ENVIRONMENT: 'uat' }],
    [undefined, { VITE_PAYMENT_METHOD_ISSUER: '', VITE_ENVIRONMENT: 'production' }],
  ])('is %s with %j [FD-4.66, AP-4.45]', (issuer, settings) => {
    expect(paymentMethodIssuerFrom(settings)).toBe(issuer);
  });
});
