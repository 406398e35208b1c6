import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DOCUMENT_TITLE } from '#tests/e2e/support/document-title.ts';

/** The widths of a 1280-pixel window zoomed to 400% and to 200%. */
const AT_400_PERCENT = { width: 320, height: 256 };
const AT_200_PERCENT = { width: 640, height: 512 };
/**
 * The maximum number of Tab stops, more than any screen has; a screen that needs more traps the
 * focus.
 */
const MOST_STOPS = 160;
/** Animations shorter than this, in milliseconds, are invisible and count as none. */
const UNSEEN_MILLISECONDS = 20;

/** Opens an address and waits until the page has loaded completely. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const waiting = page.locator('main [data-part], [aria-busy=true]');
  await expect(waiting).toHaveCount(0);
  // Parts that load when they come near the visible part of the page.
  const far = page.locator('[data-far]');
  if ((await far.count()) === 0) return;
  await far.first().scrollIntoViewIfNeeded();
  await expect(far).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What ends the operation that a screen starts by itself, behind an overlay. */
const OPERATIONS: Readonly<Record<string, string>> = { '/add-bank-account': 'Account verified' };

/** Opens an address and also waits until the operation of its screen has ended. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await openWhole(page, address);
  const end = OPERATIONS[address];
  if (end !== undefined) await page.getByText(end).waitFor();
}

/**
 * Asserts that at 200% and 400% zoom all content is in one column, even with increased text
 * spacing.
 */
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

/** Asserts that with reduced motion nothing moves. */
export async function expectStillness(page: Page): Promise<void> {
  const moving = await page.evaluate(movements, UNSEEN_MILLISECONDS);
  expect(moving, 'what moves although less motion is wanted').toEqual([]);
}

/**
 * Asserts that in forced-colors mode every control is still visible and shows its focus, and that
 * what is chosen or disabled differs from the rest.
 */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(withoutEdge), 'controls that cannot be made out').toEqual([]);
  expect(await page.evaluate(withoutState), 'controls that hide their state').toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focusRing), 'the focus in forced colours').not.toBe('none');
  await page.emulateMedia({ forcedColors: 'none' });
}

/**
 * Asserts that controls have names, and that the page has one main landmark, one h1, a title and a
 * language.
 */
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

/** Tabs through the whole page: every stop is visible, and none traps the focus. */
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
    if (!stop.isSeen && !(await isSeenAfterLayout(page))) hidden.push(stop.name);
  }
  throw new Error(`the focus does not come to an end: ${hidden.slice(0, 5).join(', ')}`);
}

/**
 * True if the focused element is visible a moment later. Parts of a long page that are laid out
 * when the focus enters them get their height only then, and the browser scrolls again.
 */
async function isSeenAfterLayout(page: Page): Promise<boolean> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return (await page.evaluate(focusedStop))?.isSeen ?? false;
}

/** Runs in the page. By how many pixels the page, or a text in `main`, is wider than the window. */
function sidewaysSurplus(): number {
  // On a phone, `innerWidth` grows with overflowing content, but `clientWidth` does not.
  const { clientWidth, scrollWidth } = document.documentElement;
  const isOwn = (text: Element) => {
    if (text.closest('[aria-hidden=true]') !== null || !text.checkVisibility()) return false;
    let box = text.parentElement;
    // Skip text in a container that scrolls or hides its overflow.
    for (; box !== null && box.tagName !== 'MAIN'; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    }
    return true;
  };
  // `main` of the public pages clips overflow, so also compare the text's own edges.
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, dt, dd)')];
  const edges = texts.filter(isOwn).map((text) => text.getBoundingClientRect().right);
  return Math.max(scrollWidth, ...edges.map(Math.floor)) - clientWidth;
}

/** Runs in the page. Applies the text spacing of WCAG 1.4.12. */
function spaceOut(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const text = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
  sheet.replaceSync(`* { ${text.replaceAll(';', ' !important;')} !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/** Runs in the page. Returns running animations of properties other than opacity. */
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

/** Runs in the page. Returns controls with neither text, icon, border nor forced-colors style. */
function withoutEdge(): string[] {
  const isDrawn = (box: Element | null | undefined, part?: string) => {
    if (!box) return false;
    const style = getComputedStyle(box, part);
    if (part !== undefined && style.content === 'none') return false;
    const border = parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth);
    // The author's stylesheet sets system colours itself.
    return border > 0 || style.outlineStyle !== 'none' || style.forcedColorAdjust === 'none';
  };
  const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, select');
  return [...controls]
    .filter((control) => {
      if (!control.checkVisibility() || control.textContent.trim() !== '') return false;
      if (control.querySelector('svg, img') !== null) return false;
      const isNative =
        control.tagName === 'INPUT' && getComputedStyle(control).appearance === 'auto';
      if (isNative || isDrawn(control, '::before')) return false;
      // The border may belong to the label or container of the field.
      const around = control.closest('label, [data-field], span, div');
      const boxes = [control, around, around?.parentElement, control.nextElementSibling];
      return !boxes.some((box) => isDrawn(box));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page. Returns current places, chosen tabs and disabled buttons without a mark. */
function withoutState(): string[] {
  const isMarked = (control: Element) => {
    const style = getComputedStyle(control);
    if (control.matches('[aria-current]')) return style.textDecorationLine === 'underline';
    if (control.matches('[role=tab]')) return style.borderBottomColor !== style.borderTopColor;
    return style.color !== getComputedStyle(document.body).color;
  };
  const marked = 'nav [aria-current], [role=tab][aria-selected=true], button[aria-disabled=true]';
  return [...document.querySelectorAll(marked)]
    .filter((control) => control.checkVisibility() && !isMarked(control))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page. The outline of the focused element or of its field's container. */
function focusRing(): string {
  let box = document.activeElement;
  for (let levels = 0; levels < 3 && box !== null && box !== document.body; levels += 1) {
    const { outlineStyle } = getComputedStyle(box);
    if (outlineStyle !== 'none') return outlineStyle;
    box = box.parentElement;
  }
  return 'none';
}

/**
 * Runs in the page. The focused element and whether it is visible; undefined at the end of the
 * page.
 */
function focusedStop(): { name: string; isSeen: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const name = `${focused.tagName} ${focused.textContent.trim().slice(0, 40) || focused.id}`;
  if (focused.tagName === 'IFRAME') return { name, isSeen: true };
  // A visually hidden input is represented by its label, so use the size of its parent.
  const shown = focused.getBoundingClientRect().width > 4 ? focused : focused.parentElement;
  const { left, top, width, height } = (shown ?? focused).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
  const above = document.elementFromPoint(x, y);
  // For an element with `pointer-events: none` or clipped overflow, the point belongs to its
  // container.
  const isAround = above?.contains(focused) === true && !above.matches('html, body, main');
  const isSame = above !== null && (shown?.contains(above) === true || isAround);
  const isInside = y >= 0 && y <= window.innerHeight && x >= 0 && x <= window.innerWidth;
  return { name, isSeen: isInside && isSame };
}
