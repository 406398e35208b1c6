/** The oldest browsers that the CSS supports. All support `light-dark()`, which the themes use. */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
