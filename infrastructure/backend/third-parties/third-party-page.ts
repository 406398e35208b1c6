import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

export const BASE_STYLES = '/sandbox/files/page.css';
export const ICON = '/sandbox/files/icon.svg';

export interface Page {
  readonly title: string;
  /** The content of `<body>`, built with `html`. */
  readonly body: Html;
  /** URLs of further stylesheets; the content security policy forbids inline styles. */
  readonly styles?: readonly string[];
  /** URLs of scripts; the content security policy forbids inline scripts. */
  readonly scripts?: readonly string[];
}

/** A complete third-party page. Send it with `sendPage`. */
export function page({ title, body, styles = [], scripts = [] }: Page): string {
  const sheets = [BASE_STYLES, ...styles].map(
    (address) => html`<link rel="stylesheet" href="${address}" />`,
  );
  const modules = scripts.map((address) => html`<script type="module" src="${address}"></script>`);
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="${ICON}" />
        ${sheets} ${modules}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
}

export function sendPage(reply: FastifyReply, content: Page): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page(content));
}

const TYPES = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' } as const;

/** Serves a text file at a path of the third-party origin. Its text is imported with `?raw`. */
export function serveFile(
  thirdParties: FastifyInstance,
  file: { readonly address: string; readonly text: string },
): void {
  const ending = file.address.slice(file.address.lastIndexOf('.') + 1) as keyof typeof TYPES;
  thirdParties.get(file.address, (_request, reply) =>
    reply
      .type(`${TYPES[ending]}; charset=utf-8`)
      .header('cache-control', 'no-cache')
      .send(file.text),
  );
}
