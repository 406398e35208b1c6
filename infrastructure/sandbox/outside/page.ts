import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

/** The sheet that every outside page links: the brand's colours, type, buttons and fields. */
export const BASE_STYLES = '/sandbox/files/page.css';
export const ICON = '/sandbox/files/icon.svg';

export interface Page {
  readonly title: string;
  /** What is inside `<body>`; write it with `html`. */
  readonly body: Html;
  /** Addresses of style sheets beside the base one; the policy allows no inline styles. */
  readonly styles?: readonly string[];
  /** Addresses of scripts; the policy allows no inline scripts. */
  readonly scripts?: readonly string[];
}

/** A whole page of the outside world. Serve it with `sendPage`. */
export function page({ title, body, styles = [], scripts = [] }: Page): string {
  const sheets = [BASE_STYLES, ...styles].map(
    (address) => html`<link rel="stylesheet" href="${address}" />`,
  );
  const modules = scripts.map(
    (address) => html`<script type="module" src="${address}"></script>`,
  );
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

/** Serves a file's text at an address of the outside origin; import it with `?raw`. */
export function serveFile(
  outside: FastifyInstance,
  file: { readonly address: string; readonly text: string },
): void {
  const ending = file.address.slice(file.address.lastIndexOf('.') + 1) as keyof typeof TYPES;
  outside.get(file.address, (_request, reply) =>
    reply
      .type(`${TYPES[ending]}; charset=utf-8`)
      .header('cache-control', 'no-cache')
      .send(file.text),
  );
}
