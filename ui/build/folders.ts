import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, without a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/**
 * The folder of the build: `reports/build`, or the one named by `BUILD_FOLDER`, inside the
 * repository.
 */
export const buildFolder = join(repositoryRoot, process.env['BUILD_FOLDER'] ?? 'reports/build');
