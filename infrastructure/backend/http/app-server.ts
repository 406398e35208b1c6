import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';
import { createServer } from './create-server.ts';
import type { Faults } from '#infrastructure/backend/sandbox/fault.ts';
import { addFaults } from '#infrastructure/backend/sandbox/fault-hooks.ts';
import { Refusal } from './refusal.ts';
import type { RouteTable } from './route-table.ts';
import { addAppHeaders } from './security-headers.ts';
import { limitsOn } from './rate-limits.ts';
import { acceptUploads } from './uploads.ts';

const SMALLEST_COMPRESSED_BYTES = 1024;
/** Brotli quality from 0 to 11. A higher one takes much longer and saves few bytes. */
const BROTLI_QUALITY = 5;

/** One customer may own an IPv6 /56, so its addresses share a rate limit. */
const IPV6_PREFIX_BITS = 56;

export interface AppServerDependencies {
  readonly config: SandboxConfig;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  /**
   * The database in which several processes count calls together; undefined for a single process.
   */
  readonly shared: Kysely<Database> | undefined;
}

export async function createAppServer({
  config,
  clock,
  faults,
  shared,
}: AppServerDependencies): Promise<{ app: FastifyInstance; routes: RouteTable }> {
  const { server: app, routes } = createServer(config, clock);
  addAppHeaders(app, config);
  addFaults(app, faults);
  await acceptUploads(app);
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: SMALLEST_COMPRESSED_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Refuses compressed request bodies: a small one could expand into a very large one.
    globalDecompression: false,
  });
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet: IPV6_PREFIX_BITS,
    ...(shared && { store: limitsOn(shared), skipOnError: true }),
    errorResponseBuilder: (_request, { after }) => {
      const message = `Too many requests. Please try again in ${after}.`;
      return new Refusal({ status: 429, code: 'too-many-requests', message });
    },
  });
  return { app, routes };
}
