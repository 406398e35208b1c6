import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

describe('a row with an amount', () => {
  it('has one link that names its lines and amounts, with its controls beside it', () => {
    render(
      <MemoryRouter>
        <AmountRows label="Deposits">
          <AmountRow
            to="/portfolio"
            title="Malhar Monthly Income"
            detail="8.13% p.a."
            amount="₹3,00,000"
            amountDetail="+₹40,650"
            action={<button type="button">Choose</button>}
            foot="Not insured"
          />
        </AmountRows>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/portfolio');
    expect(link.textContent).toBe('Malhar Monthly Income8.13% p.a.₹3,00,000+₹40,650');
    expect(link).not.toContainElement(screen.getByRole('button', { name: 'Choose' }));
    expect(screen.getByRole('list', { name: 'Deposits' })).toHaveTextContent('Not insured');
  });

  it('is a button when it has a handler, and plain text otherwise', async () => {
    const press = vi.fn();
    render(
      <AmountRows>
        <AmountRow title="Pay" onClick={press} />
        <AmountRow title="Paid" amount="₹1" />
      </AmountRows>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledOnce();
    expect(screen.getByText('Paid').closest('a, button')).toBeNull();
  });

  it('has a badge after its title', () => {
    render(
      <AmountRows>
        <AmountRow title="Suryoday" badge={<b>Video KYC pending</b>} amount="₹50,000" isMuted />
      </AmountRows>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Suryoday Video KYC pending₹50,000');
    expect(screen.getByRole('listitem')).toHaveAttribute('data-muted');
  });
});

describe('a list of rows with a limit', () => {
  const titles = ['Offer', 'Payment', 'Slip', 'Maturity', 'KYC'];
  const rows = titles.map((title) => <AmountRow key={title} title={title} />);
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('has a button for the others, which keeps the focus', async () => {
    render(<AmountRows limit={3}>{rows}</AmountRows>);
    expect(shown()).toEqual(['Offer', 'Payment', 'Slip', '2 more']);
    const button = screen.getByRole('button', { name: '2 more', expanded: false });
    await userEvent.click(button);
    expect(shown()).toEqual([...titles, 'Show fewer']);
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(shown()).toHaveLength(4);
  });

  it('has no button if all rows fit', () => {
    render(<AmountRows limit={5}>{rows}</AmountRows>);
    expect(shown()).toEqual(titles);
  });
});
