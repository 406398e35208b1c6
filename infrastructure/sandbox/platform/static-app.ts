import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, refuseMissing } from './error-reply.ts';
import type { SandboxConfig } from './config.ts';
import type { RouteTable } from './route-table.ts';
import { allowWithin, type WithinPage } from './security-headers.ts';

/** Files whose names carry a hash of what is in them. */
const HASHED_FOLDER = '/assets/';
const YEAR_SECONDS = 31_536_000;

/** Serves the built app: its files, the public pages, and its page for every other address. */
export async function serveApp(
  app: FastifyInstance,
  routes: RouteTable,
  config: SandboxConfig,
  folder: string,
): Promise<void> {
  const partsOf = remembered((page) => partsWithin(path.join(folder, page)));
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
    if (/^\/(api|sandbox)(\/|$)/.test(address)) return refuseMissing(routes, request, reply);
    if (isFile(folder, address)) return sendFile(reply, address);
    if (!isNavigation(request, address)) return refuseMissing(routes, request, reply);
    const page = pageFor(folder, address);
    allowWithin(reply, config, partsOf(page));
    return sendFile(reply, page);
  });
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const isHashed = file.startsWith(HASHED_FOLDER);
  const caching = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  return reply.header('cache-control', caching).header('vary', 'accept-encoding').sendFile(file);
}

/** A public page has a file of its own; every other address is a place of the app. */
function pageFor(folder: string, address: string): string {
  const own = address === '/' ? '/index.html' : `${address}.html`;
  return isFile(folder, own) ? own : '/app.html';
}

/** The style and the script that a public page carries within itself, as a policy names them. */
function partsWithin(file: string): WithinPage {
  const html = readFileSync(file, 'utf8');
  return {
    style: hashOf(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1]),
    script: hashOf(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1]),
  };
}

function hashOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : createHash('sha256').update(text).digest('base64');
}

/** The files of a build stay as they are while it is served. */
function remembered<T>(find: (page: string) => T): (page: string) => T {
  const known = new Map<string, T>();
  return (page) => {
    if (!known.has(page)) known.set(page, find(page));
    return known.get(page) as T;
  };
}

/** Plain names only: whatever climbs, hides or is encoded is no file of ours. */
function isFile(folder: string, address: string): boolean {
  if (!/^(\/[\w@~-][\w.@~-]*)+\.\w+$/.test(address)) return false;
  return existsSync(path.join(folder, address));
}

/** Whether a person opens the address, rather than a page fetching a file that is not there. */
function isNavigation(request: FastifyRequest, address: string): boolean {
  if (address.startsWith(HASHED_FOLDER)) return false;
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.\w+$/.test(address);
}
