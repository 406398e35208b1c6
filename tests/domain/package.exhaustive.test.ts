import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, type PackedPackage, runIn } from '#tests/clients/packed.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

let packed: PackedPackage;

beforeAll(() => {
  packed = installPacked();
}, 120_000);

afterAll(() => {
  packed.remove();
});

function node(script: string, code: string): string {
  writeFileSync(join(packed.folder, script), code);
  return runIn(packed.folder, process.execPath, [script]);
}

describe('the package, installed outside the repository', () => {
  it('runs the example of its README in plain Node', () => {
    const readme = readFileSync(join(repositoryRoot, 'domain/README.md'), 'utf8');
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
    const promised = [...example.matchAll(/\/\/ (.*)$/gm)].map(([, comment]) => comment);
    const printed = node('example.js', example).trim().split('\n');
    expect(printed).toEqual(promised);
    expect(printed[0]).toBe('₹1,28,614');
  });

  it('has an entry for each context', () => {
    const code = `import { formatRupees, Money } from '@vriddhi/domain/platform';
      import { depositQuote, Tenure } from '@vriddhi/domain/fixed-deposits';
      import { panViolation } from '@vriddhi/domain/accounts';
      import { orderStatusLabel } from '@vriddhi/domain/private-market';
      import { ANSWER_TIME } from '@vriddhi/domain/content';
      import { readReferralCode } from '@vriddhi/domain/referrals';
      import * as whole from '@vriddhi/domain';
      const names = { formatRupees, Money, depositQuote, Tenure, panViolation };
      Object.assign(names, { orderStatusLabel, ANSWER_TIME, readReferralCode });
      const isSame = ([name, value]) => whole[name] === value && value !== undefined;
      console.log(Object.entries(names).filter(isSame).length);`;
    expect(node('entries.js', code)).toBe('8\n');
  });

  it('contains its types and the required files only', () => {
    const installed = join(packed.folder, 'node_modules/@vriddhi/domain');
    const files = ['LICENSE', 'README.md', 'dist', 'package.json'];
    expect(readdirSync(installed).toSorted()).toEqual(files);
    const licence = (folder: string) => readFileSync(join(folder, 'LICENSE'), 'utf8');
    expect(licence(installed)).toBe(licence(repositoryRoot));
    expect(readdirSync(join(installed, 'dist'))).toContain('index.d.ts');
    const packages = readdirSync(join(packed.folder, 'node_modules')).filter((name) =>
      /^[^.]/.test(name),
    );
    expect(packages.toSorted()).toEqual(['@vriddhi', 'date-fns', 'decimal.js']);
  });

  it('refuses a wrong number in plain JavaScript with an error message', () => {
    const attempt = `import { Money } from '@vriddhi/domain';
      try { Money.of(0.1); } catch (error) { console.log(error.message); }`;
    expect(node('attempt.js', attempt)).toContain(
      'money as a number must be whole (write it as text), got 0.1',
    );
  });

  it('works in a worker thread', () => {
    const code = `import { isMainThread, parentPort, Worker } from 'node:worker_threads';
      import { Money } from '@vriddhi/domain';
      if (isMainThread) new Worker(new URL(import.meta.url)).on('message', console.log);
      else parentPort.postMessage(Money.of('1').plus(Money.of('2')).text);`;
    expect(node('thread.js', code)).toBe('3\n');
  });

  it('compiles with strict settings, with the module resolution of Node and of bundlers', () => {
    const code = `
      import { type DepositTerms, depositQuote, Money, Percentage } from '@vriddhi/domain';
      import { Tenure } from '@vriddhi/domain/fixed-deposits';
      const terms: DepositTerms = {
        principal: Money.of('100000'),
        annualRatePercent: Percentage.of('8'),
        tenure: Tenure.of({ years: 1 }),
        payoutFrequency: 'at-maturity',
      };
      export const maturity: string = depositQuote(terms).maturityAmount.text;`;
    writeFileSync(join(packed.folder, 'client.ts'), code);
    const compiler = join(repositoryRoot, 'node_modules/@typescript/native/bin/tsc');
    for (const module of ['nodenext', 'esnext']) {
      const resolution = module === 'nodenext' ? 'nodenext' : 'bundler';
      const settings = ['--module', module, '--moduleResolution', resolution, '--types', ''];
      const strict = ['--strict', '--noEmit', '--target', 'es2023', '--skipLibCheck', 'false'];
      const args = [compiler, ...settings, ...strict, 'client.ts'];
      expect(runIn(packed.folder, process.execPath, args)).toBe('');
    }
  });
});

describe('its command', () => {
  function command(line: string) {
    const options = { cwd: packed.folder, encoding: 'utf8', shell: '/bin/sh' } as const;
    const { status, stdout, stderr } = spawnSync(line, options);
    return { status, stdout, stderr };
  }
  const quote = 'node_modules/.bin/vriddhi-quote';

  it('prints a schedule', () => {
    const { status, stdout } = command(`${quote} 100000 8.75 36M --payout monthly`);
    expect(status).toBe(0);
    expect(stdout).toContain('Total interest   ₹26,250\n');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^ +36 /);
  });

  it('ends without an error if its reader stops', () => {
    const longSchedule = `${quote} 100000 8.75 100Y --payout monthly`;
    const stdout = 'Principal        ₹1,00,000\n';
    expect(command(`${longSchedule} | head -n 1`)).toEqual({ status: 0, stdout, stderr: '' });
  });

  it('writes everything into a pipe', () => {
    const { stdout } = command(`${quote} 100000 8.75 100Y --payout monthly --format csv | wc -l`);
    expect(Number(stdout)).toBe(1201);
  });

  it('says on the error output what is wrong, and ends with 2', () => {
    const { status, stdout, stderr } = command(`${quote} 100000 8.75 soon`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      'vriddhi-quote: soon is no tenure (not-a-tenure)\nTry vriddhi-quote --help\n',
    );
  });
});
