import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An SVG picture of the app, such as the logo of an issuer. */
export type SvgText = string;

/** Reads a logo of the built app; undefined without one, as in tests of the API. */
export function logoOf(appFolder: string | undefined, address: string | null): SvgText | undefined {
  if (appFolder === undefined || address === null) return undefined;
  if (!/^\/(issuers|shares)\/[\w-]+\.svg$/.test(address)) return undefined;
  const file = path.join(appFolder, address);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Draws the shapes that the project's logos have: groups, paths, rectangles, circles and ellipses,
 * with fill, stroke and a transformation.
 */
export function drawSvg(
  document: PDFKit.PDFDocument,
  svg: SvgText,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const side = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? 96);
  document
    .save()
    .translate(x, y)
    .scale(size / side);
  const groups: Attributes[] = [{}];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (name === 'g' && closing === '/') {
      groups.pop();
      document.restore();
    } else if (name === 'g') {
      groups.push({ ...groups.at(-1), ...attributesIn(rest) });
      transform(document.save(), attributesIn(rest)['transform']);
    } else if (closing === '') {
      drawShape(document, name, { ...groups.at(-1), transform: '', ...attributesIn(rest) });
    }
  }
  document.restore();
}

function attributesIn(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function drawShape(document: PDFKit.PDFDocument, name: string, attributes: Attributes): void {
  const number = (key: string, otherwise = 0) => Number(attributes[key] ?? otherwise);
  document.save();
  transform(document, attributes['transform']);
  switch (name) {
    case 'path':
      document.path(attributes['d'] ?? '');
      break;
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
      document.roundedRect(x, y, width, height, number('rx'));
      break;
    }
    case 'circle':
      document.circle(number('cx'), number('cy'), number('r'));
      break;
    case 'ellipse':
      document.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
      break;
    default:
      document.restore();
      return;
  }
  paint(document, attributes);
  document.restore();
}

function paint(document: PDFKit.PDFDocument, attributes: Attributes): void {
  const fill = attributes['fill'] ?? '#000000';
  const { stroke } = attributes;
  const isStroked = stroke !== undefined && stroke !== 'none';
  if (isStroked) {
    document.lineWidth(Number(attributes['stroke-width'] ?? 1));
    if (attributes['stroke-linecap'] === 'round') document.lineCap('round');
    if (attributes['stroke-linejoin'] === 'round') document.lineJoin('round');
  }
  if (isStroked && fill !== 'none') document.fillAndStroke(fill, stroke);
  else if (isStroked) document.stroke(stroke);
  else if (fill !== 'none') document.fill(fill);
}

function transform(document: PDFKit.PDFDocument, text: string | undefined): void {
  for (const [, name, list = ''] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') document.translate(a, b ?? 0);
    if (name === 'scale') document.scale(a, b ?? a);
    if (name === 'rotate') document.rotate(a, b === undefined ? {} : { origin: [b, c ?? 0] });
  }
}
