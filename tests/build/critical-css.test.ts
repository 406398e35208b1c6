// @vitest-environment node
import { expect, it } from 'vitest';
import { criticalCss } from '#ui/build/critical-css.ts';

const page = '<main class="page wide"><p class="lead">Hello</p></main>';

it.each([
  ['a class that the page names', '.page{color:red}'],
  ['an element', 'p{color:red}'],
  ['an attribute that a script may set', ':root[data-visitor=investor] .lead{color:red}'],
  ['a width of the screen', '@media (width>=600px){.wide{color:red}}'],
  ['letters', '@font-face{font-family:Own;src:url(own.woff2)}'],
  ['what is said of none of a kind', '.page:not(.open){color:red}'],
])('keeps the rule of %s', (_, rule) => {
  expect(criticalCss(rule, page)).toBe(rule);
});

it.each([
  ['a class that the page has not', '.dialog{color:red}'],
  ['a part of such a class', '.dialog .lead{color:red}'],
  ['a width with nothing in it', '@media (width>=600px){.dialog{color:red}}'],
  ['a class whose name only begins alike', '.page-2{color:red}'],
])('leaves out the rule of %s', (_, rule) => {
  expect(criticalCss(rule, page)).toBe('');
});
