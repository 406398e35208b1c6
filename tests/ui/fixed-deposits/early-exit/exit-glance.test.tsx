import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { TEJAS } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expectedExit, payable } from './expected-exit.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** What Tejas pays after half of its three years. */
async function halfWay(): Promise<string> {
  const of = { depositId: TEJAS, institution: 'nbfc', months: 36 } as const;
  const { exit, startedOn } = await expectedExit(backend, of);
  const day = startedOn.plus({ months: 18 });
  const first = formatDate(startedOn.plus({ months: 3 }));
  const amount = formatRupees(payable(exit, day).proceeds);
  return `From ${first}. Half-way, on ${formatDate(day)}, you get ${amount}.`;
}

describe('the list of deposits', () => {
  it('says in the panel when one can get out, and what half of the tenure pays', async () => {
    await renderScreen({ path: '/invest', as: 'visitor', backend });
    const panel = await screen.findByRole('complementary', { name: /^Chosen: Tejas High Yield/ });
    const expected = await halfWay();
    await waitFor(() => expect(panel).toHaveTextContent(expected));
    expect(panel).toHaveTextContent('An estimate by today’s rate card.');
  });

  it('says it in the comparison', async () => {
    const { user } = await renderScreen({ path: '/invest', as: 'visitor', backend });
    const names = [
      'Compare Tejas High Yield Deposit, 3 years',
      /^Compare Malhar Samruddhi Deposit/,
    ];
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
    const bar = screen.getByRole('region', { name: 'Deposits to compare' });
    await user.click(within(bar).getByRole('button', { name: 'Compare' }));
    const popup = await screen.findByRole('dialog', { name: 'Compare Returns' });
    const head = await within(popup).findByRole('rowheader', { name: 'If you break it' });
    const expected = await halfWay();
    await waitFor(() => expect(head.closest('tr')).toHaveTextContent(expected));
  });
});
