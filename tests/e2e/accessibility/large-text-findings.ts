/**
 * Runs in the page. Sets the text size, and returns by how much the page is too wide, which amounts
 * are on two lines, stick out of a box or overlap another text, and what the eye button covers.
 */
export function largeTextFindings(textSize: string): string[] {
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

/**
 * Runs in the page. Returns which texts of buttons, links and choices are outside their control or
 * have a word on two lines, and which fields cut their value or are outside the page.
 */
export function controlFindings(): string[] {
  const findings: string[] = [];
  const range = document.createRange();
  const isOutside = (box: DOMRect, around: Element) => {
    const { left, right } = around.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  };
  const linesOf = (node: Text, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()];
  };
  const brokenWords = (node: Text) =>
    [...node.data.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ 0: word, index }) => {
      const lines = linesOf(node, index, index + word.length);
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    const control = parent?.closest('button, a, label, summary, [role=tab]');
    if (!control || parent?.checkVisibility() !== true || parent.clientWidth === 1) continue;
    const name = control.textContent.trim().slice(0, 40);
    if (linesOf(node, 0, node.length).some((line) => isOutside(line, control))) {
      findings.push(`"${node.data}" sticks out of the control "${name}"`);
    }
    // The name of a company in a row that is a link may break.
    const broken = control.textContent === node.data ? brokenWords(node) : [];
    findings.push(...broken.map(([word]) => `the control "${name}" breaks the word "${word}"`));
  }
  const canvas = document.createElement('canvas').getContext('2d');
  const kinds = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';
  for (const field of document.querySelectorAll<HTMLInputElement>(kinds)) {
    if (!canvas || !field.checkVisibility({ opacityProperty: true })) continue;
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
    canvas.font = font;
    canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const missing = Math.ceil(canvas.measureText(field.value).width - room);
    if (missing > 1) findings.push(`a field cuts ${missing} px of "${field.value}"`);
    if (isOutside(field.getBoundingClientRect(), document.documentElement)) {
      findings.push(`the field of "${field.value}" sticks out`);
    }
  }
  return findings;
}
