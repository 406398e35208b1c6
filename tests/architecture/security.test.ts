import { describe, expect, it } from 'vitest';
import { layers } from './import-table.ts';
import { repositoryFiles, textOf } from './repository-files.ts';

const files = repositoryFiles();
const program = files.filter(
  (path) => layers.some((layer) => path.startsWith(`${layer}/`)) && /\.(ts|tsx|js)$/.test(path),
);
const backend = program.filter((path) => path.startsWith('infrastructure/backend/'));

/** The files that contain the pattern, except the files that may contain it. */
function having(
  pattern: RegExp,
  {
    among = program,
    but = {},
  }: { among?: readonly string[]; but?: Readonly<Record<string, string>> } = {},
): readonly string[] {
  return among.filter((path) => !(path in but) && pattern.test(textOf(path)));
}

/** Algorithms of files that other programs encrypted. They protect nothing of ours. */
const FOREIGN_FILES = {
  'ui/accounts/demat/add-demat-account/pdf-password.ts': 'whether a PDF opens without a password',
};

/** The thread of the embedded database runs a file of the built server. */
const DATABASE_THREAD = {
  'infrastructure/backend/database/database-thread.ts': 'the thread',
  'infrastructure/backend/database/embedded-database.ts': 'starts it',
};

describe('the program', () => {
  it('starts no program and makes no code out of text', () => {
    expect(program.length).toBeGreaterThan(500);
    const starts = /node:(child_process|vm|inspector)|\beval\(|new Function\(/;
    expect(having(starts)).toEqual([]);
    expect(having(/node:worker_threads|\beval: true/, { but: DATABASE_THREAD })).toEqual([]);
  });

  it('puts no text into a page as HTML', () => {
    const ways = /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write/;
    expect(having(ways)).toEqual([]);
  });

  it('uses the platform’s cryptography, and nothing weak of it', () => {
    const used = backend.flatMap((path) => [
      ...textOf(path).matchAll(/\b(createHash|createHmac|createCipheriv|createSign)\('?([\w-]*)/g),
    ]);
    expect(used.length).toBeGreaterThan(5);
    const weak = used.filter(
      ([, what, name]) => !/^create(Hash|Hmac)$/.test(what ?? '') || name !== 'sha256',
    );
    expect(weak.map(([call]) => call)).toEqual([]);
    const ownUses = program.filter((path) => !Object.hasOwn(FOREIGN_FILES, path));
    const inBrowser = ownUses.flatMap((path) => [
      ...textOf(path).matchAll(/\bname: '(AES-\w+|RSA[\w-]*|HMAC|EC\w+)'(?:, length: (\d+))?/g),
    ]);
    expect(new Set(inBrowser.map(([, name]) => name))).toEqual(new Set(['AES-GCM']));
    expect(inBrowser.flatMap(([, , length]) => length ?? [])).toEqual(['256']);
    const libraries =
      /from '(@noble\/|crypto-js|node-forge|tweetnacl|sjcl|jsonwebtoken|jose|bcrypt\w*)/;
    expect(having(libraries, { but: FOREIGN_FILES })).toEqual([]);
  });

  it('uses Math.random for nothing that matters', () => {
    expect(having(/Math\.random/)).toEqual([]);
  });
});

describe('a screen', () => {
  const screens = program.filter((path) => path.startsWith('ui/'));

  it('stores nothing itself, only through a port', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB)\b/;
    expect(having(storage, { among: screens })).toEqual([]);
  });
});

describe('the backend', () => {
  it('makes no outgoing call', () => {
    const scripts = backend.filter((path) => path.endsWith('.ts'));
    const ways =
      /(?<![.\w])fetch\(|node:(https|tls|dgram|http2)'|from '(undici|axios|got)'|\brequest\(\{/;
    expect(having(ways, { among: scripts })).toEqual([]);
  });
});

describe('the repository', () => {
  it('holds no secret', () => {
    const secrets =
      /-BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[abp]-|\bnpm_\w{36}/;
    const texts = files.filter((path) => !/\.(png|jpe?g|woff2?|ico|pdf|gz)$/.test(path));
    expect(texts.filter((path) => secrets.test(textOf(path)))).toEqual([]);
    expect(files.filter((path) => /(^|\/)\.env(\.|$)|\.(pem|key|p12)$/.test(path))).toEqual([]);
  });
});
