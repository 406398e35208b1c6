import fc from 'fast-check';
import { csvCell, csvRows } from '#domain/platform/text/csv.ts';
import { success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';

describe('comma-separated values', () => {
  it('read what is written, with quotes, commas, line ends and formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), (rows) => {
        const text = rows.map((row) => row.map((cell) => csvCell(cell)).join(',')).join('\r\n');
        const read = csvRows(text);
        expect(read.ok && read.value.map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it('number their lines, also after a cell with a line end', () => {
    const rows = [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\n2', ''] },
      { line: 4, cells: ['3'] },
      { line: 5, cells: [''] },
    ];
    expect(csvRows('a,b\r\n"1\n2",\n3\n')).toEqual(success(rows));
  });

  it.each([
    ['a quote inside a plain cell', 'a,b\n1,2"3', 2],
    ['a quote that does not end', '"a,b\n1', 1],
    ['text after a quoted cell', '"a"b', 1],
  ])('name the line of %s', (_what, text, line) => {
    expect(csvRows(text)).toEqual({ ok: false, failure: line });
  });

  it('guard a cell that a spreadsheet would calculate', () => {
    expect(csvCell('=1+1')).toBe(`"'=1+1"`);
    expect(csvCell("'=1")).toBe(`"''=1"`);
    expect(csvCell('a "b"')).toBe('"a ""b"""');
  });
});
