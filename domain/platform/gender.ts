/** The two kinds of investor that rate cards know. */
export const Gender = Object.freeze({ Male: 'male', Female: 'female' } as const);
export type Gender = (typeof Gender)[keyof typeof Gender];
