/**
 * The fonts of `--font-display` and `--font-text`, in the form that `document.fonts.load` takes.
 */
export const fontFiles = ['1em Bricolage Grotesque Display', '1em Figtree Variable'] as const;
