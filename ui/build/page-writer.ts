import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HtmlDocument } from '#ui/platform/shell/html-document.ts';

/** A row of `pages.json`, by which the server finds the document of a URL. */
interface Page {
  /** The path pattern of a route, or `*` for all other URLs. */
  readonly path: string;
  readonly file: string;
  /** SHA-256 hashes of the inline parts, for the content security policy. */
  readonly style: string | undefined;
  readonly scripts: readonly string[] | undefined;
}

/** Writes HTML documents, and the table of their paths and hashes. */
export class PageWriter {
  private readonly pages = new Map<string, Page>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  has(path: string): boolean {
    return this.pages.has(path);
  }

  write(path: string, { html, style, scripts }: HtmlDocument): void {
    const file = fileOf(path);
    this.writeFile(file, html);
    const hashes = { style: style && hashOf(style), scripts: scripts?.map(hashOf) };
    this.pages.set(path, { path, file: `/${file}`, ...hashes });
  }

  writeTable(): void {
    this.writeFile('pages.json', JSON.stringify([...this.pages.values()], undefined, 2));
  }

  writeFile(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/**
 * The file name of a path's document. For a path without parameters, any file server finds it under
 * this name.
 */
function fileOf(path: string): string {
  if (path === '*') return 'app.html';
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll(':', '~')}.html`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
