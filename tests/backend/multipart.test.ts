import { formParts } from '#infrastructure/backend/http/multipart.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const TYPE = 'multipart/form-data; boundary=';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const field = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;

/** A form as the `Request` of Node encodes it, like a browser. */
async function written(form: FormData): Promise<readonly [string, Uint8Array]> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return [type, new Uint8Array(await request.arrayBuffer())];
}

describe('the fields of a form', () => {
  it('are read unchanged, with any bytes', async () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 20 });
    const fileNames = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const forms = fc.record({
      name: names,
      fileName: fileNames,
      content: fc.uint8Array(),
      text: names,
    });
    await fc.assert(
      fc.asyncProperty(forms, async ({ name, fileName, content, text }) => {
        const form = new FormData();
        form.append('text', text);
        form.append(name, new Blob([new Uint8Array(content)]), fileName);
        const expected = [...form.entries()].map(([key]) => key);
        const parts = formParts(...(await written(form)));
        expect(parts?.map((part) => part.name)).toEqual(expected);
        expect(Buffer.from(parts?.[0]?.content ?? []).toString()).toBe(text);
        expect(parts?.[1]).toEqual({ name, fileName, content });
      }),
    );
  });

  it.each([
    ['no boundary', TYPE, '--x--'],
    ['a boundary of more than 70 characters', TYPE + 'x'.repeat(71), `--${'x'.repeat(71)}--`],
    ['nothing in it', `${TYPE}x`, ''],
    ['no end', `${TYPE}x`, field('a')],
    ['no name', `${TYPE}x`, '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--'],
    ['no headers', `${TYPE}x`, '--x\r\n\r\n1\r\n--x--'],
    ['headers without end', `${TYPE}x`, `--x\r\n${'X: y\r\n'.repeat(9000)}\r\n1\r\n--x--`],
    [
      '21 fields',
      `${TYPE}x`,
      `${Array.from({ length: 21 }, (_, at) => field(`${at}`)).join('')}--x--`,
    ],
  ])('are rejected in a form with %s', (_, type, body) => {
    expect(formParts(type, bytesOf(body))).toBeUndefined();
  });

  it('are at most 20, and are not copied', () => {
    const body = bytesOf(
      `${Array.from({ length: 20 }, (_, at) => field(`${at}`)).join('')}--x--\r\n`,
    );
    const parts = formParts(`${TYPE}"x"`, body);
    expect(parts).toHaveLength(20);
    expect(parts?.every(({ content }) => content.buffer === body.buffer)).toBe(true);
  });
});
