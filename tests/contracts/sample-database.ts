import { Blob } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLocation } from '#infrastructure/backend/database/open-database.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import pg from 'pg';

const CACHE_FOLDER = path.resolve('reports/sample-database');
/** The folders whose files decide the sample data; a change makes a new copy. */
const SOURCES = ['infrastructure/backend', 'domain'];
const KEPT_PLANS = 'force_generic_plan';
/** Beside the entry of the package, which exports it to bundlers only. */
const CODE_FILE = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
const BUILD_MILLISECONDS = 60_000;
const KEPT_MILLISECONDS = 10 * 60_000;

/** Read once: reading and compiling took a third of the time that a database opens in. */
let sample: Promise<DatabaseLocation> | undefined;
let key: string | undefined;

/** Fills the database that it is given with the sample data. */
export type Build = (location: DatabaseLocation) => Promise<{ dump: () => Promise<unknown> }>;

export interface DatabaseCopy {
  readonly location: DatabaseLocation;
  /** Drops the database of this copy. */
  readonly drop: () => Promise<void>;
}

/** A separate database with the sample data, copied within a fraction of a second. */
export async function copyOfSampleDatabase(build: Build): Promise<DatabaseCopy> {
  const url = process.env['DATABASE_URL'];
  return url ? copyOnServer(url, build) : copyInMemory(build);
}

async function copyInMemory(build: Build): Promise<DatabaseCopy> {
  sample ??= readSample(build);
  return { location: await sample, drop: () => Promise.resolve() };
}

/** The dump and PGlite's compiled code, which all databases of a process share. */
async function readSample(build: Build): Promise<DatabaseLocation> {
  const file = path.join(CACHE_FOLDER, `${sourceKey()}.tar`);
  await onlyOnce(file, async () => {
    const { dump } = await build({ dump: undefined });
    const blob = (await dump()) as Blob;
    const content = Buffer.from(await blob.arrayBuffer());
    forgetOlder();
    writeFileSync(`${file}.part`, content);
    renameSync(`${file}.part`, file);
  });
  const dump = new Blob([readFileSync(file)]) as unknown as globalThis.Blob;
  return { dump, code: await WebAssembly.compile(readFileSync(CODE_FILE)) };
}

async function copyOnServer(url: string, build: Build): Promise<DatabaseCopy> {
  const template = `vriddhi_sample_${sourceKey()}`;
  await onlyOnce(path.join(CACHE_FOLDER, `${template}.done`), async (marker) => {
    await onServer(url, `drop database if exists ${template}`);
    await onServer(url, `create database ${template}`);
    await build({ url: databaseAt(url, template) });
    writeFileSync(marker, '');
  });
  const own = await ownDatabase(url, template);
  // Named statements at once get the plans that the server keeps for those asked often.
  const { pathname } = new URL(own.url);
  await onServer(url, `alter database ${pathname.slice(1)} set plan_cache_mode = ${KEPT_PLANS}`);
  return { location: { url: own.url }, drop: own.drop };
}

export interface OwnDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates a separate database on a server: empty, or a copy of the template. */
export async function ownDatabase(serverUrl: string, template = 'template1'): Promise<OwnDatabase> {
  const name = `vriddhi_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  return {
    url: databaseAt(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Several test workers start at once: one builds, the others wait for it. */
async function onlyOnce(marker: string, work: (marker: string) => Promise<void>): Promise<void> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const lock = `${marker}.lock`;
  const giveUpAt = Date.now() + BUILD_MILLISECONDS;
  while (!existsSync(marker)) {
    if (claimed(lock)) {
      await workUnless(existsSync(marker), () => work(marker)).finally(() => giveBack(lock));
    } else {
      if (Date.now() > giveUpAt) giveBack(lock);
      await delay(100);
    }
  }
}

async function workUnless(isDone: boolean, work: () => Promise<void>): Promise<void> {
  if (!isDone) await work();
}

function giveBack(lock: string): void {
  rmSync(lock, { force: true });
}

function claimed(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isBuilderAlive(lock)) giveBack(lock);
    return false;
  }
}

function isBuilderAlive(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return !existsSync(lock);
  }
}

/** The sample data depend on the sources of the backend and on the time of its clock. */
function sourceKey(): string {
  return (key ??= hashOfSources());
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(FIXED_TIME.toISOString());
  for (const name of SOURCES.flatMap(sourcesIn).sort()) {
    hash.update(name).update(readFileSync(name));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Without build output, because a test that packs the domain rewrites it at the same time. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'dist' ? [] : sourcesIn(name);
    return /\.(ts|json|js)$/.test(name) ? [name] : [];
  });
}

/** Dumps are large, and of use until a source changes; another worker may still read a new one. */
function forgetOlder(): void {
  for (const name of readdirSync(CACHE_FOLDER).filter((file) => file.endsWith('.tar'))) {
    const file = path.join(CACHE_FOLDER, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MILLISECONDS) rmSync(file, { force: true });
  }
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
