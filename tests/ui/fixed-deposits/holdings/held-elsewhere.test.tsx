import { MemoryVault, type Vault } from '#infrastructure/platform/storage/vault.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { SharedVault } from '#tests/infrastructure/platform/shared-vault.ts';
import { renderScreen, toast } from '#tests/ui/screen.tsx';
import { coverCopy } from '#ui/fixed-deposits/holdings/insurance-cover/copy.ts';
import { taxCopy } from '#ui/fixed-deposits/holdings/tax-at-source/copy.ts';
import { isMarkedAsUtf8, savedFiles } from '#tests/ui/saved-files.ts';
import { wholeText } from '#tests/ui/whole-text.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const PATH = '/portfolio/held-elsewhere';
async function open(as: 'new' | 'demo' = 'demo', factsVault: Vault = new SharedVault().tab()) {
  const browser = await clientOf(backend.appAddress, { factsVault });
  return renderScreen({ path: PATH, as, backend, browser });
}
const told = () => screen.findByRole('list', { name: 'Added by you' });

/** Tells a deposit of ₹5,00,000 for a year at a bank. */
async function tell(user: UserEvent, issuer: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a deposit' }));
  await user.type(await screen.findByLabelText('Bank or company'), issuer);
  await user.selectOptions(screen.getByLabelText('Kind'), 'Bank');
  await user.type(screen.getByLabelText('Amount deposited'), '500000');
  await user.type(screen.getByLabelText('Interest rate (% p.a.)'), '12');
  await user.selectOptions(screen.getByLabelText('Interest is paid'), 'At Maturity');
  await user.selectOptions(screen.getByLabelText('Interest is added'), 'Quarterly');
  await user.type(screen.getByLabelText('Start date'), '01042026');
  await user.type(screen.getByLabelText('Tenure or maturity date'), '1Y');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

/** Opens a told deposit from the list, and its form. */
async function edit(user: UserEvent, issuer: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${issuer}`) }));
  await user.click(await screen.findByRole('button', { name: 'Edit this deposit' }));
}

async function remove(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this deposit?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
}

/** The titles of pages and parts that count told deposits. */
const COUNTING = {
  '/dashboard': 'Money coming to you',
  '/portfolio/insurance-cover': coverCopy.title,
  '/portfolio/tax-at-source': taxCopy.title,
};

const HEAD = 'issuer,institution,principal,rate,payout,start,maturity,right,holders';
const ROW = 'Saral Finance,nbfc,200000,9,monthly,2026-04-01,2Y,self,Me';
const csv = (...rows: readonly string[]) =>
  new File([[HEAD, ...rows].join('\n')], 'mine.csv', { type: 'text/csv' });

describe('the deposits held elsewhere', () => {
  it('are added, edited and removed, and stay on the device', async () => {
    const { user, reload } = await open('new');
    expect(await screen.findByText('You have not added any deposit yet.')).toBeVisible();
    await tell(user, 'Saral Bank');
    expect(await toast('Saved on this device.')).toBeVisible();
    reload();
    expect(await told()).toHaveTextContent('Saral Bank₹5,00,000, 12% p.a., until 1 Apr 2027');
    await edit(user, 'Saral Bank');
    const rate = await screen.findByLabelText('Interest rate (% p.a.)');
    await user.clear(rate);
    await user.type(rate, '7.25');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Saral Bank' })).toHaveFocus();
    expect(screen.getAllByText('7.25% p.a.')[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit this deposit' }));
    await remove(user);
    expect(await screen.findByText('You have not added any deposit yet.')).toBeVisible();
    reload();
    expect(await screen.findByText('You have not added any deposit yet.')).toBeVisible();
  });

  it('that the device cannot store last until the page is closed, which says so', async () => {
    const { user } = await open('new', new MemoryVault());
    await tell(user, 'Saral Bank');
    expect(await toast(/^This device could not store the change\./)).toBeVisible();
    expect(await told()).toHaveTextContent('Saral Bank');
  });

  it('that the device cannot read are not called absent, and are shown after Try again', async () => {
    const vault = new SharedVault().tab();
    const { user, goTo } = await open('demo', vault);
    await tell(user, 'Saral Bank');
    await toast('Saved on this device.');
    const fault = vi.spyOn(vault, 'read').mockRejectedValue(new Error('unreadable now'));
    const unread = 'What you told us on this device could not be read';
    goTo('/profile/privacy');
    expect(await screen.findByRole('heading', { name: unread })).toBeVisible();
    expect(screen.queryByText(/You have told us nothing/)).toBeNull();
    for (const [path, title] of Object.entries(COUNTING)) {
      goTo(path);
      await screen.findByRole('heading', { name: title });
      expect(await screen.findByRole('heading', { name: unread })).toBeVisible();
    }
    goTo(PATH);
    await screen.findByRole('heading', { name: 'Deposits held elsewhere' });
    expect(await screen.findByRole('heading', { name: unread })).toBeVisible();
    expect(screen.queryByText('You have not added any deposit yet.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a deposit' })).toBeNull();
    fault.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await told()).toHaveTextContent('Saral Bank');
    expect(screen.queryByRole('heading', { name: unread })).toBeNull();
  });

  it('changed in another tab meanwhile are not overwritten, and what is typed stays', async () => {
    const device = new SharedVault();
    const { user } = await open('new', device.tab());
    await tell(user, 'Saral Bank');
    await edit(user, 'Saral Bank');
    const drafts = JSON.parse((await device.read()) ?? '') as { forms: object };
    await device.write(JSON.stringify({ ...drafts, forms: {} }));
    const rate = screen.getByLabelText('Interest rate (% p.a.)');
    await user.clear(rate);
    await user.type(rate, '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const gone = /^Another tab has changed or removed this deposit/;
    expect(await screen.findByText(gone)).toBeVisible();
    expect(screen.getByLabelText('Interest rate (% p.a.)')).toHaveValue('9');
    expect(screen.queryByRole('list', { name: 'Added by you' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await told()).toHaveTextContent('Saral Bank₹5,00,000, 9% p.a.');
  });

  it('are refused at the first field that cannot be read', async () => {
    const { user } = await open('new');
    await user.click(await screen.findByRole('button', { name: 'Add a deposit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const field = await screen.findByLabelText('Bank or company');
    expect(field).toBeInvalid();
    await user.type(field, 'A');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Kind')).toBeInvalid();
    expect(screen.getByText('Choose one.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('How it is held'), 'For a minor');
    expect(screen.getByLabelText('Held for')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Kind')).toBeNull();
  });

  it('keep what is typed into their form over a reload, until it is saved or cancelled', async () => {
    const { user, reload } = await open('new');
    await tell(user, 'Saral Bank');
    await told();
    await edit(user, 'Saral Bank');
    const rate = await screen.findByLabelText('Interest rate (% p.a.)');
    await user.clear(rate);
    await user.type(rate, '7.5');
    reload();
    expect(await screen.findByLabelText('Interest rate (% p.a.)')).toHaveValue('7.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await told()).toHaveTextContent('Saral Bank₹5,00,000, 7.5% p.a.');
    await user.click(await screen.findByRole('button', { name: 'Add a deposit' }));
    await user.type(await screen.findByLabelText('Bank or company'), 'Meghna');
    reload();
    expect(await screen.findByLabelText('Bank or company')).toHaveValue('Meghna');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    reload();
    expect(await screen.findByRole('button', { name: 'Add a deposit' })).toBeVisible();
  });

  it('leave nothing of an open form once the device has forgotten them', async () => {
    const { user, goTo } = await open('new');
    await tell(user, 'Saral Bank');
    await told();
    await user.click(await screen.findByRole('button', { name: 'Add a deposit' }));
    await user.type(await screen.findByLabelText('Bank or company'), 'Meghna');
    goTo('/profile/privacy');
    await user.click(await screen.findByRole('button', { name: 'Forget them' }));
    expect(await toast('This device has forgotten these facts.')).toBeVisible();
    goTo(PATH);
    expect(await screen.findByText('You have not added any deposit yet.')).toBeVisible();
    expect(screen.queryByLabelText('Bank or company')).toBeNull();
  });

  it('are saved as a file that Excel reads in every script, and added from it again', async () => {
    const saved = savedFiles();
    const { user } = await open('new');
    const field = await screen.findByLabelText('Add from a CSV or JSON file');
    await user.upload(field, csv(ROW.replace('Saral', 'सरल')));
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    const [file = new Blob()] = saved;
    expect(await isMarkedAsUtf8(file)).toBe(true);
    await user.click(screen.getByRole('button', { name: /^सरल Finance/ }));
    await user.click(await screen.findByRole('button', { name: 'Edit this deposit' }));
    await remove(user);
    await screen.findByText('You have not added any deposit yet.');
    await user.upload(screen.getByLabelText(/^Add from/), new File([file], 'again.csv'));
    expect(await told()).toHaveTextContent('सरल Finance₹2,00,000');
  });

  it('are added from a file as a whole, or not at all', async () => {
    const { user } = await open('new');
    const field = await screen.findByLabelText('Add from a CSV or JSON file');
    await user.upload(field, csv(ROW, ROW.replace('200000', '2 lakh')));
    expect(await screen.findByText(/^Row 3, column “principal”: Enter whole rupees/)).toBeVisible();
    await user.upload(field, new File(['issuer,amount\nA,5'], 'held.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/^Row 1, column “amount”: Rename or remove/)).toBeVisible();
    const ofExcel = Uint8Array.from(`${HEAD}\n${ROW}’s`, (letter) => letter.charCodeAt(0) & 0xff);
    await user.upload(field, new File([ofExcel.with(-2, 0x92)], 'excel.csv', { type: 'text/csv' }));
    const unreadable = /^Row 1: The text cannot be read\. Save the file as/;
    expect(await screen.findByText(unreadable)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Added by you' })).toBeNull();
    await user.upload(field, csv(ROW));
    expect(await toast('1 deposit added.')).toBeVisible();
    expect(await told()).toHaveTextContent('Saral Finance₹2,00,000, 9% p.a., until 1 Apr 2028');
    await user.upload(field, csv(ROW));
    expect(await screen.findByText(/^Row 2: You have added this deposit already/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download JSON' })).toBeVisible();
  });

  it('count in the tax, the insurance cover and the money coming, each with their part', async () => {
    const { user, goTo } = await open();
    await tell(user, 'Himadri Bank');
    await toast('Saved on this device.');
    goTo('/portfolio/insurance-cover');
    await screen.findByText(wholeText(/ at banks is not insured on /));
    const bank = screen.getByRole('heading', { name: 'Himadri Bank' }).closest('section');
    expect(bank).toHaveTextContent(/₹5,\d\d,\d{3}[.\d]* of it is from deposits you added/);
    goTo('/portfolio/tax-at-source');
    const tax = await screen.findByText(/ will be deducted from /);
    expect(tax.closest('p')).toHaveTextContent('₹62,754 of it is from deposits you added.');
    const title = screen.getByText('Himadri Bank');
    expect(title.closest('details')).toHaveTextContent(/₹[\d,.]+ deducted from /);
    goTo('/dashboard');
    const coming = await screen.findByText(wholeText(/ of it is from deposits you added\.$/));
    expect(coming).toHaveTextContent('₹5,62,754 of it');
  });

  it('that are taxed to another holder are left out of the tax, which says so', async () => {
    const { user, goTo } = await open('new');
    const joint = ROW.replace('self,Me', 'joint,Asha; Me');
    await user.upload(await screen.findByLabelText('Add from a CSV or JSON file'), csv(joint));
    await told();
    goTo('/portfolio/tax-at-source');
    expect(await screen.findByText(/^One deposit that you added is /)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Add or change deposits held elsewhere' });
    await user.click(link);
    expect(await told()).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByText(/is taxed to/)).toBeNull());
  });
});
