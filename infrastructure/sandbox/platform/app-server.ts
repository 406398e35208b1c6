import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { SandboxClock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import { createServer } from './create-server.ts';
import type { Faults } from './fault.ts';
import { addFaults } from './fault-hooks.ts';
import { Refusal } from './refusal.ts';
import type { RouteTable } from './route-table.ts';
import { addAppHeaders } from './security-headers.ts';
import { limitsOn } from './shared-limits.ts';
import { acceptUploads } from './uploads.ts';

const SMALLEST_COMPRESSED_BYTES = 1024;
/** Of 11: beyond this a reply is hardly smaller and much later. */
const BROTLI_QUALITY = 5;

export interface AppServerParts {
  readonly config: SandboxConfig;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  /** Where other processes count their calls too, if there are any. */
  readonly shared: Kysely<Database> | undefined;
}

/** The server of the app and its API. */
export async function createAppServer({
  config,
  clock,
  faults,
  shared,
}: AppServerParts): Promise<{ app: FastifyInstance; routes: RouteTable }> {
  const { server: app, routes } = createServer(config, clock);
  addAppHeaders(app, config);
  addFaults(app, faults);
  acceptUploads(app);
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: SMALLEST_COMPRESSED_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // A small body that unfolds into a large one is nothing we take.
    globalDecompression: false,
  });
  await app.register(rateLimit, {
    global: false,
    ...(shared && { store: limitsOn(shared), skipOnError: true }),
    errorResponseBuilder: (_request, { after }) => {
      const message = `Too many requests. Please try again in ${after}.`;
      return new Refusal({ status: 429, code: 'too-many-requests', message });
    },
  });
  return { app, routes };
}
