import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import type { VineItem } from '#ui/platform/design-system/charts/vine-shape.ts';

const item = (at: number, kind: VineItem['kind'] = 'leaf', amount = 100): VineItem => ({
  key: `${kind} ${at}`,
  kind,
  at,
  amount,
  date: `day ${at}`,
  amountText: `₹${amount}`,
  account: 'Malhar Monthly Income',
});

const ITEMS = [item(0.1), item(0.5, 'leaf', 400), item(0.9, 'fruit', 5000)];

describe('the vine', () => {
  it('reads each payment by arrow keys, from the first to the last', async () => {
    render(<Vine title="Money coming to you" items={ITEMS} />);
    const control = screen.getByRole('slider', { name: 'Money coming to you, one by one' });
    const user = userEvent.setup();
    await user.click(control);
    await user.keyboard('{Home}');
    expect(control).toHaveAttribute('aria-valuetext', 'day 0.1: ₹100, Malhar Monthly Income');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('day 0.5: ₹400, Malhar Monthly Income')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(control).toHaveAttribute('aria-valuetext', 'day 0.9: ₹5000, Malhar Monthly Income');
    await user.keyboard('{ArrowLeft}');
    expect(control).toHaveAttribute('aria-valuetext', 'day 0.5: ₹400, Malhar Monthly Income');
  });

  it('reads the payment nearest to the finger', () => {
    render(<Vine title="Money" items={ITEMS} />);
    const control = screen.getByRole('slider', { name: 'Money, one by one' });
    fireEvent.change(control, { target: { value: '860' } });
    expect(screen.getByText('day 0.9: ₹5000, Malhar Monthly Income')).toBeVisible();
  });

  it('reports each payment that is chosen once, and shows more about it', () => {
    const keys: string[] = [];
    const onChoose = ({ key }: VineItem) => void keys.push(key);
    render(<Vine title="Money" items={ITEMS} onChoose={onChoose} reading="More about it" />);
    const control = screen.getByRole('slider', { name: 'Money, one by one' });
    for (const value of ['860', '890', '480']) fireEvent.change(control, { target: { value } });
    expect(keys).toEqual(['fruit 0.9', 'leaf 0.5']);
    expect(screen.getByText('More about it')).toHaveAttribute('aria-live', 'polite');
  });

  it('describes its drawing to screen readers', () => {
    render(<Vine title="Money" items={ITEMS} drawn="The chart has 2 leaves." isStill />);
    expect(screen.getByRole('figure')).toHaveTextContent('The chart has 2 leaves.');
  });

  it('draws leaves and fruits with an area in proportion to the amount', () => {
    const { container } = render(<Vine title="Money" items={ITEMS} />);
    const [small = 0, large = 0] = [...container.querySelectorAll('path[transform]')].map((leaf) =>
      Number(/scale\((.*)\)/.exec(leaf.getAttribute('transform') ?? '')?.[1]),
    );
    expect((large / small) ** 2).toBeCloseTo(4, 1);
    expect(container.querySelectorAll('circle')).toHaveLength(1);
    expect(container.querySelectorAll('[style]'), 'the policy allows no style').toHaveLength(0);
  });

  it('has all payments in a table behind it', async () => {
    render(<Vine title="Money" items={ITEMS} />);
    await userEvent.click(screen.getByText('See the figures'));
    const table = screen.getByRole('table', { name: 'Money' });
    expect(within(table).getAllByRole('row')).toHaveLength(ITEMS.length + 1);
  });

  it('is moved along a deposit by its handle, which says the value', async () => {
    function Moved() {
      const [at, setAt] = useState(0.5);
      const handle = { label: 'Date', at, text: `at ${at}`, step: 0.1, onMove: setAt };
      const stem = [0, 1].map((end) => ({ at: end, height: end }));
      return <Vine title="Growth" items={[]} stem={stem} handle={handle} />;
    }
    render(<Moved />);
    const control = screen.getByRole('slider', { name: 'Date' });
    expect(control).toHaveAttribute('aria-valuetext', 'at 0.5');
    expect(control, 'each step, and both ends').toHaveAttribute('max', '10');
    fireEvent.change(control, { target: { value: '7' } });
    expect(control).toHaveAttribute('aria-valuetext', 'at 0.7');
    expect(screen.getByText('at 0.7')).toBeVisible();
  });

  it('has no control and no table when it is still', () => {
    render(<Vine title="Growth" items={ITEMS} isStill />);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('See the figures')).toBeNull();
  });
});
