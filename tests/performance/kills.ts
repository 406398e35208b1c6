import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildServer, forgetServer } from '#tests/backend/crash/killable-server.ts';
import { simulate } from '#tests/backend/crash/simulation.ts';

/**
 * `npm run kills [-- --operations 10000 --kills 50 --seed 7]` simulates investors on a server that
 * is killed repeatedly. It uses the embedded database, or a new one on the server in
 * `DATABASE_URL`.
 */
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const [operations, kills, seed] = [values.operations, values.kills, values.seed].map(Number);
if (!operations || kills === undefined || seed === undefined) throw new Error('numbers, please');
const databaseUrl = process.env['DATABASE_URL'] || undefined;
console.log(`seed ${seed}, ${databaseUrl === undefined ? 'embedded database' : 'PostgreSQL'}`);
await buildServer();
try {
  const outcome = await simulate({ operations, kills, seed, databaseUrl });
  console.log(outcome);
  if (outcome.inconsistencies.length > 0) process.exitCode = 1;
} finally {
  forgetServer();
}
