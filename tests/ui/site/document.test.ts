// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';
import { pages, render, robots, sitemap } from '#ui/site.server.tsx';
import type { SiteFiles } from '#ui/site/document/document.ts';
import { addressesOf, pictureOf } from '#ui/site/document/site-page.ts';
import { siteOriginFrom } from '#ui/site/document/site-origin.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const files: SiteFiles = {
  inlineScript: { text: 'document.title;' },
  entry: '/assets/site.js',
  preloads: ['/assets/page.js'],
  styles: ['/assets/page.css'],
};
const isThere = (address: string) => existsSync(join(repositoryRoot, 'ui/public', address));

describe.each(pages.map((page) => ({ path: page.path, page })))(
  'the document of $path',
  ({ page }) => {
    let html: string;
    beforeAll(async () => {
      ({ html } = await render(page, files));
    });

    it('describes itself to search engines and link previews', () => {
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).toContain(`<link rel="canonical" href="http://localhost:8080${page.path}">`);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}">/);
      const picture = /<meta property="og:image" content="http:\/\/localhost:8080([^"]+)">/.exec(
        html,
      );
      expect(picture?.[1]).toBe(`/share/${pictureOf(page)}.png`);
      expect(isThere(picture?.[1] ?? '')).toBe(true);
    });

    it('checks the session before the first paint, without another file', () => {
      expect(html).toContain('<script>document.title;');
      expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('</head>'));
      const head = html.slice(0, html.indexOf('</head>'));
      expect(head).not.toMatch(/<script(?![^>]*type="module")[^>]*src=/);
    });

    it('contains its critical CSS, and waits for no other style', async () => {
      const criticalCss = (within: string) => `/* of ${within.length} characters */`;
      const styled = await render(page, { ...files, criticalCss });
      expect(styled.style).toMatch(/^\/\* of/);
      expect(styled.html).toMatch(/<style>\/\* of \d{4,} characters \*\//);
      const links = Array.from(
        styled.html.matchAll(/<link rel="stylesheet"([^>]*)>/g),
        ([, its]) => its,
      );
      expect(links).toEqual([' disabled crossorigin href="/assets/page.css"']);
    });

    it('contains no script or style that the content security policy refuses', () => {
      const scripts = Array.from(
        html.matchAll(/<script([^>]*)>/g),
        ([, attributes = '']) => attributes,
      );
      expect(scripts.filter((attributes) => attributes === '')).toHaveLength(1);
      for (const attributes of scripts)
        expect(attributes).toMatch(/^$| src="\/|type="application\/json"/);
      expect(html).not.toMatch(/ style="| on[a-z]+="/);
    });
  },
);

describe('the files beside the pages', () => {
  it('list every page once in the sitemap, at its canonical URL', () => {
    const named = Array.from(sitemap().matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);
    expect(named).toEqual(pages.map(({ path }) => `http://localhost:8080${path}`));
    expect(pages.flatMap(addressesOf)).toContain('/home');
    expect(named).not.toContain('http://localhost:8080/home');
  });

  it('exclude the API in robots.txt, which links the sitemap', () => {
    expect(robots()).toContain('Disallow: /api/');
    expect(robots()).toContain('Sitemap: http://localhost:8080/sitemap.xml');
  });

  it('declare an installable app, with existing icons', () => {
    const path = join(repositoryRoot, 'ui/public/manifest.webmanifest');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly display: string;
      readonly start_url: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    expect(manifest.display).toBe('standalone');
    expect(manifest.start_url).toBe('/');
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    for (const { src } of [...manifest.icons, { src: '/icons/apple-touch-icon.png' }]) {
      expect([src, isThere(src)]).toEqual([src, true]);
    }
  });

  it('contain the configured origin of the site, if it is a web origin', () => {
    const originOf = (address: string) => siteOriginFrom({ VITE_SITE_ORIGIN: address });
    expect(originOf('https://vriddhi.example/')).toBe('https://vriddhi.example');
    expect(originOf('javascript:alert(1)')).toBe('http://localhost:8080');
    expect(siteOriginFrom({})).toBe('http://localhost:8080');
  });
});
