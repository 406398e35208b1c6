import { CompositionBar } from '#ui/platform/design-system/charts/composition-bar.tsx';
import { Vine } from '#ui/platform/design-system/charts/vine.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { EyeButton } from '#ui/platform/hidden-amounts/eye-button.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import { HiddenAmountsContext } from '#ui/platform/hidden-amounts/hidden-amounts-context.ts';
import { useShownAmount } from '#ui/platform/hidden-amounts/use-shown-amount.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';

function Hiding({ children }: { readonly children: ReactNode }) {
  const [areHidden, choose] = useState(true);
  return (
    <HiddenAmountsContext value={{ areHidden, choose }}>
      <EyeButton />
      {children}
    </HiddenAmountsContext>
  );
}

const hidden = (children: ReactNode) => render(<Hiding>{children}</Hiding>);

function Sentence({ text }: { readonly text: string }) {
  return <p>{useShownAmount(text)}</p>;
}

describe('a money display', () => {
  it('has the paise apart from the rupees, and one text', () => {
    render(<MoneyDisplay label="Worth" text="₹14,76,355.29" size="hero" />);
    const paise = screen.getByText('.29');
    expect(paise.tagName).toBe('SPAN');
    expect(paise.parentElement).toHaveTextContent('₹14,76,355.29');
  });

  it('leaves whole rupees and other figures in one piece', () => {
    render(<MoneyDisplay text="₹1,00,000" />);
    expect(screen.getByText('₹1,00,000')).toBeInTheDocument();
  });
});

describe('hidden amounts', () => {
  it('are dots that a screen reader hears as hidden, until they are shown', async () => {
    hidden(<MoneyDisplay text="₹14,76,355.29" detail="+₹231.10 today" />);
    expect(screen.getAllByText('Amount hidden')).toHaveLength(2);
    expect(document.body).not.toHaveTextContent('₹');
    const today = screen.getByText('today', { exact: false });
    expect(today).toHaveTextContent('••••Amount hidden today');
    await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(document.body).toHaveTextContent('₹14,76,355.29');
    expect(screen.getByRole('button', { name: 'Hide amounts' })).toBeInTheDocument();
  });

  it('hide the texts of a plain list', () => {
    hidden(
      <RowList>
        <ListRow title="₹500 a share" detail="5 × ₹500" trailing="₹2,500" trailingDetail="+₹40" />
      </RowList>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/••••.*••••.*••••.*••••/);
    expect(document.body).not.toHaveTextContent('₹');
  });

  it('hide the texts of a row', () => {
    hidden(
      <AmountRows>
        <AmountRow title="Pay ₹4,50,567.58" amount="₹3,00,000" amountDetail="+₹40,650" />
      </AmountRows>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Pay ••••.*••••.*••••/);
    expect(document.body).not.toHaveTextContent('₹');
  });

  it('hide the amounts of charts', () => {
    const item = { key: 'a', kind: 'leaf', at: 0.5, amount: 1, date: '23 Dec' } as const;
    hidden(
      <>
        <CompositionBar parts={[{ name: 'Deposits', value: 1, text: '₹10,92,250.29' }]} />
        <Vine
          title="₹3,12,214 in 12 months"
          items={[{ ...item, amountText: '₹2,032', account: 'Malhar' }]}
        />
      </>,
    );
    expect(document.body).not.toHaveTextContent('₹');
    expect(screen.getByRole('slider')).toHaveAccessibleName('•••• in 12 months, one by one');
  });

  it.each([
    ['₹1,00,000 at 8.35% a year becomes ₹1,27,690.', '•••• at 8.35% a year becomes ••••.'],
    ['−₹2,032.50 on 23 Dec', '•••• on 23 Dec'],
    ['Worth ₹1.2 lakh or ₹4 Cr.', 'Worth •••• or ••••'],
    ['₹4.5k, ₹1.25L or ₹12,345, in short', '••••, •••• or ••••, in short'],
    ['8.35% of 75 shares', '8.35% of 75 shares'],
  ])('in a sentence: %s', (text, shown) => {
    hidden(<Sentence text={text} />);
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('do not include prices and payments', () => {
    hidden(
      <AmountsScope arePersonal={false}>
        <MoneyDisplay text="₹1,00,000" />
      </AmountsScope>,
    );
    expect(screen.getByText('₹1,00,000')).toBeInTheDocument();
  });
});
