import { globSync } from 'node:fs';
import { folders, structureOf } from '../architecture/structure.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * `npm run structure` checks every import of the layers and the tests against the import table.
 */
const { modules, wrongImports, idleExceptions } = await structureOf(repositoryRoot);

for (const { rule, from, to, why } of wrongImports) {
  console.log(`${from} -> ${to}\n    ${rule}: ${why}`);
}
for (const { from, to } of idleExceptions) {
  console.log(`${from} -> ${to}\n    the exception is no longer needed`);
}
const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: repositoryRoot }).filter(
  (path) => !/(^|\/)(dist|node_modules)\/|\.d\.ts$/.test(path),
);
const unread = files.filter((path) => !modules.includes(path));
for (const path of unread) console.log(`${path}\n    was not read`);

const wrong = wrongImports.length + idleExceptions.length + unread.length;
console.log(`${modules.length} modules read, ${wrong} wrong`);
if (wrong > 0 || modules.length === 0) process.exitCode = 1;
