import { CompositionBar } from '#ui/platform/design-system/charts/composition-bar.tsx';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const part = (name: string, value: number) => ({ name, value, text: `₹${value}` });

describe('the composition bar', () => {
  it('names each part with its amount and percentage', () => {
    render(
      <CompositionBar
        label="What you have"
        parts={[
          part('11 deposits', 750),
          { ...part('5 shares', 200), detail: 'at last quotes' },
          part('3 baskets', 50),
        ]}
      />,
    );
    expect(screen.getByRole('list', { name: 'What you have' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '11 deposits75%₹750',
      '5 shares, at last quotes20%₹200',
      '3 baskets5%₹50',
    ]);
  });

  it('draws each part at its share of the whole, without a style attribute', () => {
    const { container } = render(<CompositionBar parts={[part('a', 3), part('b', 1)]} />);
    const widths = [...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('width'));
    expect(widths).toEqual(['75%', '25%']);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('rounds no part to nothing or to everything', () => {
    render(<CompositionBar parts={[part('a', 9990), part('b', 10)]} />);
    expect(screen.getByText('> 99%')).toBeInTheDocument();
    expect(screen.getByText('< 1%')).toBeInTheDocument();
  });

  it.each([
    [[1, 1, 1], ['33%', '34%', '33%']],
    [[115, 115, 770], ['12%', '11%', '77%']],
    [[3, 498, 499], ['< 1%', '50%', '50%']],
  ])('has percentages that add up to 100: %j', (values, percents) => {
    render(<CompositionBar parts={values.map((value, at) => part(`part ${at}`, value))} />);
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual(percents.map((text, at) => `part ${at}${text}₹${values[at]}`));
  });

  it('has empty bars if every part is zero', () => {
    render(<CompositionBar parts={[part('a', 0)]} />);
    expect(screen.getByText('0%')).toBeInTheDocument();
  });
});
