import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's error codes for a file that another connection has locked, and for a foreign file. */
const SQLITE = { busy: 5, notADatabase: 26 } as const;

const CHOOSE_ANOTHER = 'Set DATA_FOLDER to another folder.';

export function databaseIn(folder: string): string {
  return path.join(folder, 'database');
}

/**
 * Claims a data folder for this process, because two processes writing one database corrupt it. The
 * claim is an operating system lock on two files, taken through SQLite. One file is in the folder.
 * The other is next to the database itself: another folder may link to the same database, and a
 * person may delete the first file. The lock works between containers that share a volume, and ends
 * with the process.
 * @returns a function that releases the folder
 * @throws an Error with a message for the operator
 */
export function claimDataFolder(folder: string): () => void {
  const absolute = path.resolve(folder);
  prepare(absolute);
  const database = databaseIn(absolute);
  const place = existsSync(database) ? realpathSync(database) : database;
  const ofFolder = lockOf(absolute, path.join(absolute, 'owner.lock'));
  try {
    const ofDatabase = lockOf(absolute, `${place}.lock`);
    return () => {
      ofDatabase.close();
      ofFolder.close();
    };
  } catch (error) {
    ofFolder.close();
    throw error;
  }
}

function lockOf(absolute: string, file: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    // The transaction writes nothing, so a crash leaves nothing to clean up.
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    throw new Error(lockProblem(absolute, file, error), { cause: error });
  }
}

function prepare(absolute: string): void {
  if (existsSync(absolute) && !statSync(absolute).isDirectory()) {
    throw new Error(`The data folder ${absolute} is a file. ${CHOOSE_ANOTHER}`);
  }
  try {
    mkdirSync(absolute, { recursive: true });
  } catch (error) {
    throw new Error(notWritable(absolute), { cause: error });
  }
}

function lockProblem(absolute: string, file: string, error: unknown): string {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === SQLITE.notADatabase) {
    return `${file} is not a lock file of this program. Move it away or change DATA_FOLDER.`;
  }
  if (code !== SQLITE.busy) return notWritable(absolute);
  return (
    `The data folder ${absolute} is in use by another process, perhaps in another container. ` +
    'Stop that one first, or set DATA_FOLDER to another folder.'
  );
}

function notWritable(absolute: string): string {
  return `The data folder ${absolute} cannot be written by this process. ${CHOOSE_ANOTHER}`;
}
