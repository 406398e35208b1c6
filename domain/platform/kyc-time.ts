/** Seconds that KYC takes for an investor in the central KYC register, as the app states it. */
export const KYC_SECONDS = 90;
