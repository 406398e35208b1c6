/** The fonts of `--font-display` and `--font-text`, as a browser is asked for them. */
export const ownFonts = ['1em Bricolage Grotesque Display', '1em Figtree Variable'] as const;
