import { Tabs } from '#ui/platform/design-system/layout/tabs.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

function Deposits() {
  const [value, setValue] = useState<'active' | 'matured' | 'closed'>('active');
  return (
    <Tabs
      label="Deposits"
      value={value}
      onValue={setValue}
      tabs={[
        { value: 'active', label: 'Active', content: 'Two deposits' },
        { value: 'matured', label: 'Matured', content: 'None yet' },
        { value: 'closed', label: 'Closed', content: 'One deposit' },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the panel of the selected tab only, and name it', async () => {
    render(<Deposits />);
    expect(screen.getByRole('tablist', { name: 'Deposits' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Active' })).toHaveTextContent('Two deposits');
    await userEvent.click(tab('Matured'));
    expect(tab('Matured')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Active')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Matured');
    expect(tab('Matured')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
    expect(screen.queryByText('Two deposits')).toBeNull();
  });

  it('are one stop of Tab; arrows, Home and End move the focus, Enter selects', async () => {
    render(<Deposits />);
    const press = (keys: string) => userEvent.keyboard(keys);
    await userEvent.tab();
    expect(tab('Active')).toHaveFocus();
    await press('{ArrowLeft}');
    expect(tab('Closed')).toHaveFocus();
    await press('{ArrowRight}{ArrowRight}');
    expect(tab('Matured')).toHaveFocus();
    await press('{End}');
    expect(tab('Closed')).toHaveFocus();
    await press('{Home}{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Active');
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tab('Active')).toHaveFocus();
    await press('{ArrowRight}{Enter}');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Matured');
  });
});
