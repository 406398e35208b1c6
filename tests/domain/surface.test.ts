import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { surfaceText } from '#tests/tools/audit/surface.ts';
import { publishedNames } from '#tests/tools/audit/published.ts';

/**
 * A change of `surface.txt` is a change for clients: a removed name or a new parameter breaks them.
 * `npm run surface` rewrites it; a breaking change also needs a line in the changelog.
 */
it('publishes exactly the stored list of signatures', async () => {
  const names = publishedNames(fileURLToPath(new URL('../../domain', import.meta.url)));
  await expect(surfaceText(names)).toMatchFileSnapshot('./surface.txt');
});
