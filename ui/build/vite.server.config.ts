import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** The folder of the build. `BUILD_FOLDER` names another one, so that two builds do not mix. */
const buildFolder = process.env['BUILD_FOLDER'] ?? 'reports/build';

/**
 * A plugin that compresses the files of the built app at the highest level. The server sends the
 * compressed files.
 */
function compressedApp(): Plugin {
  const folder = path.join(root, buildFolder, 'app');
  return {
    name: 'compressed-app',
    closeBundle() {
      for (const file of filesIn(folder)) {
        if (!/\.(html|js|css|svg|json|txt|webmanifest|xml)$/.test(file)) continue;
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/**
 * A plugin that creates an empty, initialised database. A first start copies it, which is faster
 * than initialising one.
 */
function emptyDatabase(): Plugin {
  return {
    name: 'empty-database',
    async closeBundle() {
      const pglite = await PGlite.create();
      const packed = await pglite.dumpDataDir('gzip');
      await pglite.close();
      const file = path.join(root, buildFolder, 'server/empty-database.tar.gz');
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await packed.bytes());
    },
  };
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    // The folder does not exist if only the server was built.
    return [];
  }
}

/**
 * Builds the server to `reports/build/server/main.js`, next to the app, with the thread of its
 * database. Packages stay in node_modules.
 */
export default defineConfig({
  root,
  plugins: [compressedApp(), emptyDatabase()],
  define: { VRIDDHI_VERSION: JSON.stringify(version) },
  build: {
    ssr: true,
    outDir: `${buildFolder}/server`,
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'infrastructure/backend/main.ts',
        'database-thread': 'infrastructure/backend/database/database-thread.ts',
      },
      output: { entryFileNames: '[name].js' },
      // Silences the warning that a plugin takes most of the build time, because compression is
      // expected to.
      checks: { bundlerTimings: false },
    },
  },
});
