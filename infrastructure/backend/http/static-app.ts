import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfApi, pathOf, refuseMissing } from './error-reply.ts';
import type { SandboxConfig } from '#infrastructure/backend/config.ts';
import { pageTable } from './page-table.ts';
import type { RouteTable } from './route-table.ts';
import { allowWithin } from './security-headers.ts';

/** The folder of files with a content hash in their names. */
const HASHED_FOLDER = '/assets/';
const YEAR_SECONDS = 31_536_000;

/** Serves the files of the built app, and at every other URL its HTML document. */
export async function serveApp(
  app: FastifyInstance,
  routes: RouteTable,
  config: SandboxConfig,
  folder: string,
): Promise<void> {
  const pageAt = pageTable(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });
  routes.serve(['GET', 'HEAD'], /^\/(?!api\/|sandbox\/)/);
  app.get('/*', (request, reply) => {
    const address = pathOf(request);
    if (isOfApi(address)) return refuseMissing(routes, request, reply);
    if (isFile(folder, address)) return sendFile(reply, address);
    if (!isNavigation(request, address)) return refuseMissing(routes, request, reply);
    const page = pageAt(address);
    allowWithin(reply, config, page);
    return sendFile(reply, page.file);
  });
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const isHashed = file.startsWith(HASHED_FOLDER);
  const caching = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  return reply.header('cache-control', caching).header('vary', 'accept-encoding').sendFile(file);
}

/** Accepts plain names only, so that `..`, hidden files and encoded characters never match. */
function isFile(folder: string, address: string): boolean {
  if (!/^(\/[\w@~-][\w.@~-]*)+\.\w+$/.test(address)) return false;
  return existsSync(path.join(folder, address));
}

/** Whether a person opens this URL. False if a page requests a file that does not exist. */
function isNavigation(request: FastifyRequest, address: string): boolean {
  if (address.startsWith(HASHED_FOLDER)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.\w+$/.test(address);
}
