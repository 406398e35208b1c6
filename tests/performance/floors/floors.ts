import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import files from '@fastify/static';
import fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { buildFolder, repositoryRoot } from '#ui/build/folders.ts';
import { BarePage } from './bare-page.ts';

/**
 * Two reference pages that are measured in the same run as the public pages, on a server of their
 * own.
 */
export interface Floors {
  /** The home page as a static file without scripts. */
  readonly staticPage: string;
  /** A minimal React page, prerendered and hydrated. */
  readonly barePage: string;
  stop(): Promise<void>;
}

const folder = join(repositoryRoot, 'reports/bench-floors');

export async function startFloors(): Promise<Floors> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'static.html'), withoutScripts(landingPage()));
  writeFileSync(join(folder, 'bare.html'), await barePage());
  const server = fastify();
  await server.register(compress);
  await server.register(files, { root: [folder, join(buildFolder, 'app')] });
  const address = await server.listen({ host: 'localhost', port: 0 });
  return {
    staticPage: `${address}/static.html`,
    barePage: `${address}/bare.html`,
    stop: () => server.close(),
  };
}

function landingPage(): string {
  return readFileSync(join(buildFolder, 'app/index.html'), 'utf8');
}

/** Derived from the page itself, so that its content is always the same. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

async function barePage(): Promise<string> {
  await build({
    root: join(repositoryRoot, 'tests/performance/floors'),
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(repositoryRoot, 'tests/performance/floors/bare.ts'),
        output: { entryFileNames: 'bare.js' },
      },
    },
  });
  const html = renderToString(createElement(BarePage));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Bare">
<script type="module" src="/bare.js"></script></head>
<body><div id="root">${html}</div></body></html>`;
}
