import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

it('keeps a figure and its unit in one element, above the detail', () => {
  const value = (
    <>
      <button type="button">7.95%</button> p.a.
    </>
  );
  render(<DefinitionList items={[{ label: 'Effective yield', value, detail: 'Before tax' }]} />);
  const parts = [...screen.getByRole('definition').childNodes].map((part) => part.textContent);
  expect(parts).toEqual(['7.95% p.a.', 'Before tax']);
});
