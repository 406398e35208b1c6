import { minify } from 'terser';
import type { Plugin } from 'vite';

/** What the sign-in takes: for the others it is not worth the half minute. */
const FIRST = ['platform', 'app', 'sign-in'];

/**
 * Its packages are functions that are called when it has come. A browser makes ready beside the
 * page what stands in parentheses, and on the page, while nobody is answered, what does not.
 */
const CALLED_AT_ONCE = 'platform';

/** Makes smaller once more what Vite has made small: together it is less than either alone. */
export function madeSmaller(): Plugin {
  return {
    name: 'made-smaller',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !FIRST.includes(file.name)) continue;
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3 },
          format: { wrap_func_args: file.name === CALLED_AT_ONCE },
        });
        if (code === undefined) this.error(`${file.fileName} came to nothing`);
        file.code = code;
      }
    },
  };
}
