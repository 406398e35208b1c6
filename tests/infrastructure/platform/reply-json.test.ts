import { replyJson } from '#infrastructure/platform/http/reply-json.ts';
import { repositoryFiles, textOf } from '#tests/architecture/repository-files.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const names = fc.stringMatching(/^[a-z_]{1,8}$/);
const fields = fc.dictionary(names, fc.option(fc.oneof(fc.integer(), fc.string(), fc.boolean())));

describe('replyJson', () => {
  it('leaves out the fields that are null, and no other', () => {
    fc.assert(
      fc.property(fields, (said) => {
        const given = Object.fromEntries(
          Object.entries(said).filter(([, value]) => value !== null),
        );
        expect(replyJson(JSON.stringify(said))).toStrictEqual({ ...given });
        const deep = { data: [{ row: said }] };
        expect(replyJson(JSON.stringify(deep))).toStrictEqual({ data: [{ row: { ...given } }] });
      }),
    );
  });

  it('keeps zero, false and empty values', () => {
    const said = { count: 0, isSet: false, text: '', list: [] };
    expect(replyJson(JSON.stringify(said))).toStrictEqual(said);
  });

  it('keeps the positions of list entries', () => {
    const list = replyJson('[null, 7]') as readonly unknown[];
    expect(list).toHaveLength(2);
    expect(list[1]).toBe(7);
  });

  it.each(['', 'null', '<html>', '{"a":'])('rejects %j', (text) => {
    expect(replyJson(text)).toBeUndefined();
  });
});

describe('a wire schema', () => {
  const schemas = repositoryFiles().filter((path) => path.endsWith('.wire.ts'));

  it('never asks for a null, which no reader is given', () => {
    expect(schemas.length).toBeGreaterThan(20);
    expect(schemas.filter((path) => textOf(path).includes('v.nullable('))).toEqual([]);
  });
});
