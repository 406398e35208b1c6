import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ContextModuleFile, ContextModules } from '#infrastructure/container.ts';

const SUFFIX = '.module.ts';
const folder = join(import.meta.dirname, '../../infrastructure');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith(SUFFIX) && !/^(platform|backend)\//.test(path))
  .map((path) => join(folder, path));

/**
 * The `*.module.ts` files that `ui/main.tsx` collects with Vite, for tests that run without Vite.
 */
export const contextModules: ContextModules = Object.fromEntries(
  paths.map((path) => [path, () => import(path) as Promise<ContextModuleFile>]),
);

export const contextNames: readonly string[] = paths.map((path) => basename(path, SUFFIX));
