import { NamedStatements } from '#infrastructure/backend/database/named-statements.ts';
import { describe, expect, it } from 'vitest';

const statement = (text: string, values: readonly unknown[] = [1]) => ({ text, values });

describe('the names of statements', () => {
  it('are the same for the same text, and for no other', () => {
    const names = new NamedStatements();
    const first = names.nameOf(statement('select $1'));
    expect(first).toBeDefined();
    expect(names.nameOf(statement('select $1', [2]))).toBe(first);
    expect(names.nameOf(statement('select -$1'))).not.toBe(first);
  });

  it('are not given to statements without values, or with long lists of them', () => {
    const names = new NamedStatements();
    expect(names.nameOf(statement('begin', []))).toBeUndefined();
    const places = Array.from({ length: 1000 }, (_, at) => `($${at + 1})`).join(', ');
    expect(names.nameOf(statement(`insert into grown values ${places}`))).toBeUndefined();
  });

  it('are given to the first 500 statements at most', () => {
    const names = new NamedStatements();
    const given = Array.from({ length: 501 }, (_, at) =>
      names.nameOf(statement(`select ${at}, $1`)),
    );
    expect(new Set(given.slice(0, 500)).size).toBe(500);
    expect(given[500]).toBeUndefined();
    expect(names.nameOf(statement('select 0, $1'))).toBe(given[0]);
  });

  it('all change once the server has dropped one', () => {
    const names = new NamedStatements();
    const [one, two] = [statement('select $1'), statement('select -$1')];
    const [first = '', second = ''] = [names.nameOf(one), names.nameOf(two)];
    names.forget(one, first);
    const renamed = [names.nameOf(one), names.nameOf(two)];
    expect(new Set([first, second, ...renamed]).size).toBe(4);
    // Another connection reports later that its server dropped the statement.
    names.forget(two, second);
    expect([names.nameOf(one), names.nameOf(two)]).toEqual(renamed);
  });
});
