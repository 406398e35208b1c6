import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pictureOf, type SitePage } from '#ui/site/document/site-page.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * Draws the raster images: the icons of the installed app, and the sharing picture of each public
 * page for social networks. Run this program after adding a page or changing a title.
 */
const publicFolder = join(repositoryRoot, 'ui/public');
const fonts = join(repositoryRoot, 'ui/platform/design-system/foundations/fonts');
const icon = readFileSync(join(publicFolder, 'icon.svg'), 'utf8');

const LEAF = 'M4 11c11.5 0 18 6.6 20 16.5V46C22.5 28.5 15 17.5 4 11Z';
const SHOOT = 'M24 46V31C26 13 33 3.5 45 1c0 17-6.5 27.5-21 30.5Z';

/**
 * File name, size in pixels, and the fraction that the logo fills. It is smaller in maskable icons,
 * because systems crop them.
 */
const ICONS = [
  ['icon-192', 192, 1],
  ['icon-512', 512, 1],
  ['icon-maskable-512', 512, 0.78],
  ['apple-touch-icon', 180, 0.86],
] as const;

/** Titles longer than this are drawn smaller, so that they stay below the name. */
const LONG_TITLE = 30;

function fontFace(file: string, range: string): string {
  const data = readFileSync(join(fonts, file)).toString('base64');
  return `@font-face{font-family:Display;font-weight:400 800;unicode-range:${range};
    src:url(data:font/woff2;base64,${data})}`;
}

const STYLE = `
  ${fontFace('bricolage-grotesque-display.woff2', 'U+0020-2022')}
  ${fontFace('bricolage-grotesque-rupee.woff2', 'U+20B9')}
  body{margin:0;width:1200px;height:630px;overflow:hidden;background:#0d3b2e;color:#fdfaf2;
    font-family:Display;position:relative}
  h1{position:absolute;left:72px;bottom:72px;width:720px;margin:0;font-size:92px;line-height:1;
    font-weight:700;letter-spacing:-0.03em;text-wrap:balance}
  h1.long{font-size:72px}
  .name{position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:16px;
    font-size:44px;font-weight:700;letter-spacing:-0.02em}
  .name svg{width:56px}
  .mark{position:absolute;right:-30px;bottom:-96px;width:560px}
  .sun{position:absolute;right:96px;top:72px;width:128px;height:128px;border-radius:50%;
    background:#9bffed}`;

const mark = (leaf: string) =>
  `<path fill="${leaf}" d="${LEAF}"/><path fill="#ffb224" d="${SHOOT}"/>`;

function shareHtml(title: string): string {
  return `<style>${STYLE}</style><div class="sun"></div>
    <svg class="mark" viewBox="0 0 48 48">${mark('#58b48d')}</svg>
    <div class="name"><svg viewBox="0 0 48 48">${mark('#fdfaf2')}</svg>Vriddhi</div>
    <h1${title.length > LONG_TITLE ? ' class="long"' : ''}>${title}</h1>`;
}

function iconHtml(share: number): string {
  const ground = share === 1 ? 'transparent' : '#0d3b2e';
  return `<style>html,body{margin:0;height:100%;background:${ground}}
    body{display:grid;place-items:center}svg{width:${share * 100}%;display:block}</style>${icon}`;
}

/** The public pages, from every `page.ts`. */
async function sitePages(): Promise<readonly SitePage[]> {
  const files = globSync('ui/site/*/page.ts', { cwd: repositoryRoot });
  const modules = files.map((file) => import(join(repositoryRoot, file))) as readonly Promise<{
    readonly pages: readonly SitePage[];
  }>[];
  return (await Promise.all(modules)).flatMap(({ pages }) => pages);
}

async function draw(page: Page, html: string, path: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, omitBackground: true });
}

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (const folder of ['icons', 'share']) {
    mkdirSync(join(publicFolder, folder), { recursive: true });
  }
  for (const [name, size, share] of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await draw(page, iconHtml(share), join(publicFolder, `icons/${name}.png`));
  }
  await page.setViewportSize({ width: 1200, height: 630 });
  for (const sitePage of await sitePages()) {
    const title = sitePage.path === '/' ? 'Grow early. Sleep well.' : sitePage.title;
    await draw(page, shareHtml(title), join(publicFolder, `share/${pictureOf(sitePage)}.png`));
  }
} finally {
  await browser.close();
}
