/** The genders that rate cards distinguish. */
export const Gender = Object.freeze({ Male: 'male', Female: 'female' } as const);
export type Gender = (typeof Gender)[keyof typeof Gender];
