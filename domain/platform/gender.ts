/** The genders for which rate cards have different rates. */
export const Gender = Object.freeze({ Male: 'male', Female: 'female' } as const);
export type Gender = (typeof Gender)[keyof typeof Gender];
