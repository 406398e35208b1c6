import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const BLANK = 'To be written by hand';

/** Opens the page of tax and tells it a total income without tax. */
async function open(prepare: (browser: AppContainer) => void = () => {}) {
  const shown = await renderScreen({
    path: '/portfolio/tax-at-source',
    as: 'demo',
    backend,
    prepare,
  });
  const income = await screen.findByLabelText(/^Your total income in /);
  await shown.user.clear(income);
  await shown.user.type(income, '300000');
  return shown;
}

/** Opens the paper for an issuer. */
async function paperFor(issuer: string, user: UserEvent) {
  const name = `Print a filled-in copy: ${issuer}`;
  await user.click(await screen.findByRole('button', { name }));
  return await screen.findByRole('dialog', { name: `Form 121 for ${issuer}` });
}

/** The value beside a label. */
const valueOf = (paper: HTMLElement, label: string) =>
  within(paper).getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the paper of Form 121', () => {
  it('has what is known of the investor and the form, and blanks for the rest', async () => {
    const { user, browser } = await open();
    const paper = await paperFor('Malhar Finance', user);
    const investor = browser.get(Session).current;
    await waitFor(() => expect(valueOf(paper, 'Address')).toHaveTextContent(/\b\d{6}\b/));
    expect(valueOf(paper, 'Payer of the interest')).toHaveTextContent('Malhar Finance');
    expect(valueOf(paper, 'Name')).toHaveTextContent(investor?.name ?? 'no name');
    expect(valueOf(paper, 'PAN')).toHaveTextContent(investor?.pan ?? 'no PAN');
    expect(valueOf(paper, 'Tax year')).toHaveTextContent('2026-27');
    expect(valueOf(paper, 'Residential status')).toHaveTextContent('Resident in India');
    const total = 'Estimated total income of the tax year';
    expect(valueOf(paper, total)).toHaveTextContent('₹3,00,000');
    const income = valueOf(paper, 'Estimated income of this form');
    expect(valueOf(paper, 'Interest in 2026-27')?.textContent).toBe(income?.textContent);
    const byHand = [
      ...['Income in the last two tax returns', 'Acknowledgement numbers of the returns'],
      ...['Account or deposit number', 'Place', 'Date', 'Signature'],
    ];
    for (const label of byHand) expect(valueOf(paper, label)).toHaveTextContent(BLANK);
    expect(within(paper).getAllByText(BLANK)).toHaveLength(byHand.length);
  });

  it('says that it is a working copy, and where its fields come from', async () => {
    const { user } = await open();
    const paper = await paperFor('Malhar Finance', user);
    expect(paper).toHaveTextContent('A working copy, not the official form.');
    expect(paper).toHaveTextContent('an estimate by Vriddhi of 18 Nov 2026');
    expect(within(paper).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(paper).toHaveTextContent('(as read on 23 Nov 2026)');
  });

  it('counts the forms that were saved, and shows amounts that are hidden', async () => {
    const { user } = await open((browser) => browser.get(HiddenAmounts).choose(true));
    const give = 'I have given it: Shriram Finance';
    await user.click(await screen.findByRole('button', { name: give }));
    await user.type(screen.getByLabelText('Given on'), '01/04/2026');
    await user.clear(screen.getByLabelText('Income declared in it'));
    await user.type(screen.getByLabelText('Income declared in it'), '12345');
    await user.click(screen.getByRole('button', { name: 'Save on this device' }));
    await screen.findByText(/^Form 121 was given to Shriram Finance/);
    const paper = await paperFor('Malhar Finance', user);
    const earlier = 'Earlier forms of the tax year that you saved here';
    expect(valueOf(paper, earlier)).toHaveTextContent('1');
    expect(valueOf(paper, 'Income declared in them')).toHaveTextContent('₹12,345');
  });

  it('leaves out an address that could not be loaded, says so, and tries again', async () => {
    const { user } = await open();
    await addFault(backend, { route: 'POST /api/main/profile', kind: 'status', times: 1 });
    const paper = await paperFor('Malhar Finance', user);
    const note = 'We could not load your address. Its line is left blank.';
    expect(await within(paper).findByText(note)).toBeVisible();
    expect(valueOf(paper, 'Address')).toHaveTextContent(BLANK);
    await user.click(within(paper).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(valueOf(paper, 'Address')).toHaveTextContent(/\b\d{6}\b/));
    expect(within(paper).queryByText(note)).toBeNull();
  });

  it('is not offered to an investor who cannot give the form', async () => {
    const { user } = await open();
    const country = screen.getByRole('radiogroup', { name: 'Do you live in India?' });
    await user.click(within(country).getByRole('radio', { name: 'No' }));
    await screen.findByText('Form 121 is not possible at Malhar Finance:');
    expect(screen.queryByRole('button', { name: /^Print a filled-in copy/ })).toBeNull();
  });
});
