import type * as SiteServer from '#ui/site.server.tsx';
import { htmlDocument, titleElements } from '#ui/platform/shell/html-document.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { newsForPages } from './site-news.ts';
import { ratesForPages } from './site-rates.ts';

/** The source files that pages load in development, instead of built files. */
const SOURCES = {
  inlineScript: { file: '/site.inline.ts' },
  entry: '/site.tsx',
  preloads: [],
  styles: [],
};

const APP = htmlDocument({
  ground: 'paper',
  head: [
    ...titleElements('Vriddhi', ''),
    '<script type="module" src="/theme.inline.ts"></script>',
    '<script type="module" src="/main.tsx"></script>',
  ],
  body: ['<div id="app"></div>'],
});

/**
 * A Vite plugin for `npm run dev`. It renders public pages on each request, and serves the app at
 * all other page URLs.
 */
export function sitePages(): Plugin {
  return {
    name: 'site-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isNavigation = request.headers.accept?.includes('text/html') ?? false;
        if (!isNavigation || /\.\w+$/.test(pathname)) return next();
        rendered(server, pathname)
          .then((html) => {
            response.setHeader('content-type', 'text/html');
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}

async function rendered(server: ViteDevServer, pathname: string): Promise<string> {
  const site = (await server.ssrLoadModule('/site.server.tsx')) as typeof SiteServer;
  const page = site.pageAt(pathname);
  const news = page && (await newsForPages());
  const found = { news, rates: ratesForPages() };
  const html = page === undefined ? APP : (await site.render(page, SOURCES, found)).html;
  return server.transformIndexHtml(pathname, html);
}
