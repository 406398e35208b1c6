import { describe, expect, it } from 'vitest';
import { runCommand } from './run-check.ts';

/** Runs code in a new Node process with a time limit. */
function run(text: string, limitSeconds: number) {
  const words = ['--eval', text];
  const patience = { limitSeconds, farewellSeconds: 1 };
  return runCommand({ program: process.execPath, words, environment: {}, ...patience });
}

const child = (text: string, rest = ''): string =>
  `const { pid } = require('node:child_process').spawn(process.execPath,
    ['--eval', ${JSON.stringify(text)}], { stdio: 'inherit'${rest} });
  console.log('child ' + pid);`;
const forEver = 'setInterval(() => {}, 1000)';

function isAlive(output: string): boolean {
  try {
    return process.kill(Number(/child (\d+)/.exec(output)?.[1]), 0);
  } catch {
    return false;
  }
}

describe('a command', () => {
  it('ends with its own status and all that it printed', async () => {
    const ended = await run(`console.log('one'); console.error('two'); process.exitCode = 3`, 30);
    expect(ended).toEqual({ status: 3, output: 'one\ntwo\n' });
  });

  it('that takes too long is ended, and the hanging test is named', async () => {
    const ended = await run(forEver, 1);
    expect(ended.status).not.toBe(0);
    expect(ended.hung).toContain('setInterval');
  });

  it('that takes too long is ended with all its child processes, also in another group', async () => {
    const ended = await run(`${child(forEver, ', detached: true')} ${forEver}`, 1);
    expect(ended.hung?.split('\n')).toHaveLength(2);
    expect(isAlive(ended.output)).toBe(false);
  });

  it('that leaves a child process behind is not awaited, and counts as hung', async () => {
    const ended = await run(`${child(forEver)} process.exit(0)`, 30);
    expect(ended.hung).toContain('setInterval');
    expect(isAlive(ended.output)).toBe(false);
  });

  it('that ignores SIGTERM is killed', async () => {
    const ended = await run(`process.on('SIGTERM', () => {}); ${forEver}`, 1);
    expect(ended.hung).toContain('SIGTERM');
  });
});
