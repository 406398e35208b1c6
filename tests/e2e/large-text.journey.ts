import { openWhole } from './accessibility/accessibility-checks.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const company = 'pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';
/** Screens that investors open often, and those with the longest amounts. */
const SCREENS = {
  Home: ['/', '/dashboard', '/activity', '/profile', '/profile/bank'],
  'the deposits': [
    '/invest',
    '/invest/1003/0/-',
    '/portfolio',
    '/portfolio/insurance-cover',
    '/portfolio/tax-at-source',
    '/transaction-history',
  ],
  'the shares': [
    '/privatemarket/listing',
    '/privatemarket/listing?tab=basket',
    `/pre-ipo-details?${company}`,
    '/basket-details?basket_id=203',
    '/privatemarket/portfolio',
    '/privatemarket/sell',
    '/privatemarket/orders',
  ],
};
const PHONES = [
  { width: 280, text: '100%' },
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
];

for (const [name, addresses] of Object.entries(SCREENS)) {
  test(`on small phones and with large text, no amount of ${name} breaks`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(page, '9000000001');
    const findings: string[] = [];
    for (const address of addresses) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openWhole(page, address);
      for (const { width, text } of PHONES) {
        await page.setViewportSize({ width, height: 844 });
        const found = await page.evaluate(findingsAt, text);
        findings.push(...found.map((finding) => `${address}: ${finding} at ${width}, ${text}`));
      }
    }
    expect(findings).toEqual([]);
  });
}

test('on a phone, the checkbox of a deposit touches no text', async ({ page, signInAs }) => {
  await signInAs(page, '9000000001');
  await openWhole(page, '/invest');
  expect(await page.getByRole('checkbox', { name: /^Compare/ }).count()).toBeGreaterThan(3);
  expect(await page.evaluate(textsAtCheckboxes)).toEqual([]);
});

/** Runs in the page. Returns the texts whose lines overlap a checkbox. */
function textsAtCheckboxes(): string[] {
  const checkboxes = [...document.querySelectorAll('main input[type=checkbox]')];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const touching: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('main tr')) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    const isTouching = checkboxes.some((checkbox) => {
      const { left, right, top, bottom } = checkbox.getBoundingClientRect();
      return lines.some(
        (line) =>
          line.left < right && line.right > left && line.top < bottom && line.bottom > top,
      );
    });
    if (isTouching) touching.push(node.data);
  }
  return touching;
}

/**
 * Runs in the page. Sets the text size, and returns by how much the page is too wide, which amounts
 * are on two lines, stick out of a box or overlap another text, and what the eye button covers.
 */
function findingsAt(textSize: string): string[] {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('font-size', textSize);
  const surplus = document.documentElement.scrollWidth - clientWidth;
  const findings = surplus > 0 ? [`the page is ${surplus} px too wide`] : [];
  const range = document.createRange();
  const boxesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 4;
  /** The part of the page that ends before the box, unless it scrolls, floats or is hidden. */
  const tooSmall = (box: DOMRect, around: Element | null): Element | undefined => {
    if (around === null || around === document.body) return undefined;
    const { display, overflowX, position } = getComputedStyle(around);
    const { left, right } = around.getBoundingClientRect();
    if (/auto|scroll/.test(overflowX)) return undefined;
    const isBox = !/^(inline|contents)$/.test(display);
    if (isBox && (box.left < left - 1 || box.right > right + 1)) return around;
    return /absolute|fixed/.test(position) ? undefined : tooSmall(box, around.parentElement);
  };
  /** Whether a text is visible and moves with the page. */
  const isInPage = (around: Element | null): boolean => {
    if (around === null || around === document.body) return true;
    const { overflowX, position } = getComputedStyle(around);
    const isHidden = overflowX !== 'visible' && around.clientWidth <= 1;
    return !isHidden && !/fixed|sticky/.test(position) && isInPage(around.parentElement);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { node: Text; boxes: readonly DOMRect[] }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const isSeen = parent?.checkVisibility({ visibilityProperty: true }) === true;
    if (!isSeen || parent.closest('svg, option') !== null || !isInPage(parent)) continue;
    texts.push({ node, boxes: boxesOf(node, 0, node.length) });
  }
  for (const { node } of texts) {
    for (const { 0: amount, index } of node.data.matchAll(/[+−-]?₹[\d,.]*\d(?: Cr\.)?/g)) {
      const boxes = boxesOf(node, index, index + amount.length);
      const at = `in "${node.parentElement?.parentElement?.textContent.slice(0, 40)}"`;
      const isBroken = boxes.some(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) > 2);
      if (isBroken) findings.push(`${amount} is on two lines ${at}`);
      const isOutside = boxes.some((box) => tooSmall(box, node.parentElement) !== undefined);
      if (isOutside) findings.push(`${amount} sticks out ${at}`);
      const others = texts.filter((other) => other.node !== node);
      const covered = others.find((other) =>
        other.boxes.some((box) => boxes.some((own) => overlap(own, box))),
      );
      if (covered) findings.push(`${amount} overlaps "${covered.node.data}" ${at}`);
    }
  }
  const eye = document.querySelector('[aria-label="Hide amounts"] svg')?.getBoundingClientRect();
  const under = texts.find(({ boxes }) => eye && boxes.some((box) => overlap(eye, box)));
  if (under) findings.push(`the eye covers "${under.node.data}"`);
  return findings;
}
