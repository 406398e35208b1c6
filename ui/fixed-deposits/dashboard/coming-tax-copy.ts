export const comingTaxCopy = {
  tax: (amount: string) => `${amount} of tax (TDS) is expected to be deducted in these 12 months.`,
  none: 'No tax (TDS) is expected to be deducted in these 12 months.',
  why: 'See why',
  days: 'Tax days',
  deducted: (issuer: string) => `TDS at ${issuer}`,
  form: (issuer: string) => `Last day for Form 121 at ${issuer}, if you owe no tax`,
} as const;
