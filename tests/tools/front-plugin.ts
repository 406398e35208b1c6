import type * as FrontServer from '#ui/front.server.tsx';
import type { Plugin, ViteDevServer } from 'vite';
import { newsForPages } from './front-news.ts';

/** While developing nothing is built: the browser takes the sources. */
const SOURCES = {
  door: { file: '/platform/front/front-door.ts' },
  entry: '/front.tsx',
  preloads: [],
  styles: [],
};

/**
 * `npm run dev`: the public pages as they are built, made on each request, and the app for every
 * other address that a person opens.
 */
export function frontPages(): Plugin {
  return {
    name: 'front-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isNavigation = request.headers.accept?.includes('text/html') ?? false;
        if (!isNavigation || /\.\w+$/.test(pathname)) return next();
        rendered(server, pathname)
          .then((html) => {
            if (html === undefined) {
              request.url = '/app.html';
              return next();
            }
            response.setHeader('content-type', 'text/html');
            response.end(html);
          })
          .catch(next);
      });
    },
  };
}

async function rendered(server: ViteDevServer, pathname: string): Promise<string | undefined> {
  const front = (await server.ssrLoadModule('/front.server.tsx')) as typeof FrontServer;
  const page = front.pageAt(pathname);
  if (page === undefined) return undefined;
  const html = await front.render(page, SOURCES, { news: await newsForPages() });
  return server.transformIndexHtml(pathname, html);
}
