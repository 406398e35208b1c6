import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { SharedVault } from '#tests/infrastructure/platform/shared-vault.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { earlyExitCopy } from '#ui/fixed-deposits/early-exit/copy.ts';
import { wholeText } from '#tests/ui/whole-text.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const PATH = '/portfolio/held-elsewhere';
const HEAD =
  'issuer,institution,principal,rate,payout,compounding,start,maturity,right,holders,locked,start_rates';
/** The checks of section 1: a bank deposit with quarterly rests, and one at a finance company. */
const BANK = 'Saral Bank,bank,400000,7.10,at-maturity,quarterly,2026-01-15,24M,self,Me';
const COMPANY = 'Saral Finance,nbfc,100000,8.10,at-maturity,yearly,2026-01-15,36M,self,Me';
const TAX_SAVER = 'Saral Bank,bank,150000,7,at-maturity,quarterly,2026-04-01,5Y,self,Me';
const POST_OFFICE = 'India Post,post-office,100000,7.5,yearly,,2026-04-01,5Y,self,Me';

/** Opens the page of a told deposit, whose last two columns may be empty. */
async function openTold(row: string, locked = '', startRates = '') {
  const browser = await clientOf(backend.appAddress, { factsVault: new SharedVault().tab() });
  const shown = await renderScreen({ path: PATH, as: 'new', backend, browser });
  const file = new File([`${HEAD}\n${row},${locked},${startRates}`], 'mine.csv');
  const { user } = shown;
  await user.upload(await screen.findByLabelText('Add from a CSV or JSON file'), file);
  await openRow(user);
  return shown;
}

async function openRow(user: UserEvent) {
  const list = await screen.findByRole('list', { name: 'Added by you' });
  await user.click(within(list).getByRole('button'));
}

const exitPart = async () => {
  const title = await screen.findByRole('heading', { name: earlyExitCopy.title });
  return within(title.closest('section') ?? document.body);
};

async function breakOn(day: string) {
  const field = (await exitPart()).getByLabelText('Break it on');
  fireEvent.change(field, { target: { value: day } });
}

describe('the page of a deposit held elsewhere', () => {
  it('shows its three rates at the chosen slab, which its row then shows too [FD-2.159]', async () => {
    const { user, address } = await openTold(BANK, 'no', '12M 6.80');
    expect(await screen.findByRole('heading', { name: 'Saral Bank', level: 1 })).toHaveFocus();
    expect(address()).toBe(PATH);
    const slab = await screen.findByLabelText('Your income-tax slab');
    expect(screen.getByText('7.29%')).toBeVisible();
    await user.selectOptions(slab, '30% (31.2% with cess)');
    expect(screen.getByText(/ interest goes to income tax$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the deposits held elsewhere' }));
    const row = await screen.findByRole('button', { name: /^Saral Bank/ });
    expect(row).toHaveFocus();
    expect(await within(row).findByText('after tax')).toBeVisible();
  });

  it('is left by going back, and shown again by going to its row [FD-2.159]', async () => {
    const { user, back } = await openTold(BANK);
    await screen.findByRole('heading', { name: 'Saral Bank', level: 1 });
    back();
    expect(await screen.findByRole('heading', { name: 'Deposits held elsewhere' })).toBeVisible();
    await openRow(user);
    expect(await screen.findByRole('heading', { name: 'Saral Bank', level: 1 })).toBeVisible();
  });

  it('says what breaking pays by the added rate card, and names the rule (section 1)', async () => {
    await openTold(BANK, 'no', '12M 6.80');
    await breakOn('15/01/2027');
    const sentence = /^If you break it on 15 Jan 2027 you get ₹4,25,802: /;
    const part = await exitPart();
    expect(await part.findByText(wholeText(sentence))).toBeVisible();
    expect(part.getByText(/^We calculate by the rule of one bank, which the source/)).toBeVisible();
    expect(part.queryByText(/what this product states|general rule/)).toBeNull();
    expect(part.queryByText(/rate card of your/)).toBeNull();
  });

  it('follows the fallback of a finance company below its lowest added rate (section 1)', async () => {
    await openTold(COMPANY, '', '12M 7.40; 24M 7.75; 36M 8.10');
    await breakOn('15/09/2026');
    const part = await exitPart();
    const sentence = /^If you break it on 15 Sep 2026 you get ₹1,02,933: /;
    expect(await part.findByText(wholeText(sentence))).toBeVisible();
  });

  it('without a rate card says so, and leads to its field [FD-9.21]', async () => {
    const { user } = await openTold(COMPANY);
    await breakOn('15/05/2026');
    const part = await exitPart();
    expect(await part.findByText(wholeText(/you get ₹1,00,000/))).toBeVisible();
    await breakOn('15/09/2026');
    expect(await part.findByText(/, but the rate for that day is not known/)).toBeVisible();
    expect(part.queryByRole('figure')).toBeNull();
    await user.click(part.getByRole('button', { name: 'Add the rate card' }));
    const field = await screen.findByLabelText('Rate card of the start date (optional)');
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: '12M 7.40; 24M 7.75; 36M 8.10' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await breakOn('15/09/2026');
    expect(await (await exitPart()).findByText(wholeText(/you get ₹1,02,933/))).toBeVisible();
    expect(await (await exitPart()).findByRole('figure')).toBeVisible();
  });

  it('asks whether a possible tax saver is locked, and believes the answer [FD-9.21]', async () => {
    const { user } = await openTold(TAX_SAVER);
    const part = await exitPart();
    expect(part.getByText(/^You have not told whether this deposit is locked/)).toBeVisible();
    expect(part.queryByLabelText('Break it on')).toBeNull();
    await user.click(part.getByRole('button', { name: 'Say whether it is locked' }));
    const field = await screen.findByLabelText('Locked until maturity (optional)');
    expect(field).toHaveFocus();
    await user.selectOptions(field, 'Yes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const locked = 'You cannot break it. It runs until it matures on 1 Apr 2031.';
    expect(await (await exitPart()).findByText(locked)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit this deposit' }));
    const again = await screen.findByLabelText('Locked until maturity (optional)');
    await user.selectOptions(again, 'Not known');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const asked = /^You have not told whether this deposit is locked/;
    expect(await (await exitPart()).findByText(asked)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add the rate card' })).toBeNull();
  });

  it('says that no rule of the post office was read, and still shows its rates [FD-9.21]', async () => {
    await openTold(POST_OFFICE);
    expect((await exitPart()).getByText(earlyExitCopy.none.rule)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'What you really get' })).toBeVisible();
  });

  it('of another first holder says to whom its interest is taxed', async () => {
    await openTold(BANK.replace('self,Me', 'joint,Asha; Me'));
    const taxed = /^Its interest is taxed to Asha, the first holder/;
    expect(await screen.findByText(taxed)).toBeVisible();
  });

  it('that has matured can no longer be broken', async () => {
    await openTold(BANK.replace('2026-01-15,24M', '2025-01-15,12M'));
    expect(await (await exitPart()).findByText(/^It matured on 15 Jan 2026/)).toBeVisible();
  });

  it('that is removed leads back to the list', async () => {
    const { user } = await openTold(BANK);
    await user.click(await screen.findByRole('button', { name: 'Edit this deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this deposit?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You have not added any deposit yet.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Deposits held elsewhere' })).toBeVisible();
  });
});
