/** The oldest browsers whose CSS is written. They know `light-dark()`, which the themes use. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
