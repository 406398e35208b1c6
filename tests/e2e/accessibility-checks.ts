import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DOCUMENT_TITLE } from './document-title.ts';

/** So wide is a window of 1280 pixels at 400%, and at 200%. */
const AT_400_PERCENT = { width: 320, height: 256 };
const AT_200_PERCENT = { width: 640, height: 512 };
/** More stops than a screen has; a screen that keeps the focus for longer is a trap. */
const MOST_STOPS = 160;
/** An end without a movement that anybody sees. */
const UNSEEN_MILLISECONDS = 20;

/** Opens an address and waits until nothing of it is missing any more. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('main [data-part], [aria-busy=true]')).toHaveCount(0);
}

/** At 200 and 400 percent everything is there in one column, also with more room between words. */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const zoomed of [AT_200_PERCENT, AT_400_PERCENT]) {
    await page.setViewportSize(zoomed);
    expect(await page.evaluate(sidewaysSurplus), `${zoomed.width} wide`).toBeLessThanOrEqual(0);
  }
  const spacing = await page.evaluateHandle(spaceOut);
  expect(await page.evaluate(sidewaysSurplus), 'with wide spacing').toBeLessThanOrEqual(0);
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }, spacing);
  if (size !== null) await page.setViewportSize(size);
}

/** Whoever asked for less motion gets none: nothing moves, and nothing goes on for ever. */
export async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(movements, UNSEEN_MILLISECONDS);
  expect(moving, 'what moves although less motion is wanted').toEqual([]);
}

/** In the colours of the system every control still shows where it is, and where the focus is. */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(withoutEdge), 'controls that cannot be made out').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focusRing), 'the focus in forced colours').not.toBe('none');
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Names and landmarks as a screen reader has them. */
export async function expectNames(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const kinds = 'button|link|textbox|searchbox|checkbox|radio|switch|combobox|tab|img|dialog';
  const nameless = tree.match(new RegExp(`^ *- (${kinds}|spinbutton)( \\[[^\\]]+\\])*:?$`, 'gm'));
  expect(nameless ?? [], 'without a name').toEqual([]);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.title()).toMatch(DOCUMENT_TITLE);
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/);
}

/** From the top to the end by Tab alone: every stop can be seen, and none keeps the focus. */
export async function expectWayByKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (stop === undefined) {
      expect(stops, 'stops').toBeGreaterThan(0);
      expect(hidden, 'stops that cannot be seen').toEqual([]);
      return;
    }
    if (!stop.isSeen) hidden.push(stop.name);
  }
  throw new Error(`the focus does not come to an end: ${hidden.slice(0, 5).join(', ')}`);
}

/** Runs in the page: by how much it is wider than its window, or a text of its main part is. */
function sidewaysSurplus(): number {
  // On a phone the inner width of the window grows with what sticks out.
  const { clientWidth, scrollWidth } = document.documentElement;
  const isOwn = (text: Element) => {
    if (text.closest('[aria-hidden=true]') !== null || !text.checkVisibility()) return false;
    let box = text.parentElement;
    // A strip that scrolls by itself, or hides what is not its turn.
    for (; box !== null && box.tagName !== 'MAIN'; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    }
    return true;
  };
  // The main part of the public pages cuts off what stands out: it makes the page no wider.
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, dt, dd)')];
  const edges = texts.filter(isOwn).map((text) => text.getBoundingClientRect().right);
  return Math.max(scrollWidth, ...edges.map(Math.floor)) - clientWidth;
}

/** Runs in the page: the spacing that WCAG 1.4.12 asks for. */
function spaceOut(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const text = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
  sheet.replaceSync(`* { ${text.replaceAll(';', ' !important;')} !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Runs in the page. What only fades, such as the ring of something under way, does not move. */
function movements(unseen: number): string[] {
  const still = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
  return document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      const frames = (effect as KeyframeEffect | null)?.getKeyframes() ?? [];
      const moves = frames.some((frame) => Object.keys(frame).some((key) => !still.includes(key)));
      return moves && playState === 'running' && Number(activeDuration ?? 0) > unseen;
    })
    .map((animation) => {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      return `${(animation as CSSAnimation).animationName ?? 'transition'} on ${target?.className}`;
    });
}

/** Runs in the page: buttons and fields with neither text, border, picture nor ground. */
function withoutEdge(): string[] {
  const isDrawn = (box: Element | null | undefined, part?: string) => {
    if (!box) return false;
    const style = getComputedStyle(box, part);
    if (part !== undefined && style.content === 'none') return false;
    const border = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
    // Or in colours of the system that its style sheet names itself.
    return border > 0 || style.outlineStyle !== 'none' || style.forcedColorAdjust === 'none';
  };
  const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, select');
  return [...controls]
    .filter((control) => {
      if (!control.checkVisibility() || control.textContent.trim() !== '') return false;
      if (control.querySelector('svg, img') !== null) return false;
      // The browser draws it itself.
      const isNative =
        control.tagName === 'INPUT' && getComputedStyle(control).appearance === 'auto';
      if (isNative || isDrawn(control, '::before')) return false;
      // A field that is drawn by the box around it, or by its label.
      const around = control.closest('label, [data-field], span, div');
      const boxes = [control, around, around?.parentElement, control.nextElementSibling];
      return !boxes.some((box) => isDrawn(box));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page: the ring of what has the focus, or of the box that a field is drawn by. */
function focusRing(): string {
  let box = document.activeElement;
  for (let levels = 0; levels < 3 && box !== null && box !== document.body; levels += 1) {
    const { outlineStyle } = getComputedStyle(box);
    if (outlineStyle !== 'none') return outlineStyle;
    box = box.parentElement;
  }
  return 'none';
}

/** Runs in the page: what has the focus, and whether it can be seen; undefined past the end. */
function focusedStop(): { name: string; isSeen: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const name = `${focused.tagName} ${focused.textContent.trim().slice(0, 40) || focused.id}`;
  if (focused.tagName === 'IFRAME') return { name, isSeen: true };
  // A field that lies unseen on what stands for it is as large as its label.
  const shown = focused.getBoundingClientRect().width > 4 ? focused : focused.parentElement;
  const { left, top, width, height } = (shown ?? focused).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
  const above = document.elementFromPoint(x, y);
  // A box that lets presses through leaves them to the one around it; a part cut off does so too.
  const isAround = above?.contains(focused) === true && !above.matches('html, body, main');
  const isSame = above !== null && (shown?.contains(above) === true || isAround);
  const isInside = y >= 0 && y <= window.innerHeight && x >= 0 && x <= window.innerWidth;
  return { name, isSeen: isInside && isSame };
}
