import { ShareRequests } from '#application/private-market/share-requests.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, toast } from '#tests/ui/screen.tsx';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';
import { listingTabLabels } from '#ui/private-market/catalogue/listing/copy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const backend = testBackend();

const path = '/privatemarket/orders';
const ROUTE = 'POST /api/private-market/product-request';

async function opened() {
  const shown = await renderScreen({ path, as: 'new', backend });
  await shown.user.click(await screen.findByRole('button', { name: 'Request a share' }));
  const form = within(await screen.findByRole('dialog', { name: 'Request a share' }));
  const send = () => shown.user.click(form.getByRole('button', { name: 'Submit request' }));
  const fill = async (name: string, quantity: string) => {
    const fields = [form.getByLabelText('Share name'), form.getByLabelText('Quantity')] as const;
    for (const [field, text] of [
      [fields[0], name],
      [fields[1], quantity],
    ] as const) {
      await shown.user.clear(field);
      if (text !== '') await shown.user.click(field);
      if (text !== '') await shown.user.paste(text);
    }
  };
  return { ...shown, form, fill, send };
}

describe('a request for a share', () => {
  it('opens from the orders, and says when the desk answers [PM-5.42, PM-8.32]', async () => {
    const { form, user, goTo } = await opened();
    expect(form.getByText(/We will reply in 3-4 business days/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    for (const tab of [ListingTab.Unlisted, ListingTab.Opportunities]) {
      goTo(`/privatemarket/listing?tab=${tab}`);
      await screen.findByRole('radio', { name: listingTabLabels[tab], checked: true });
      const line = await screen.findByRole('complementary', { name: 'Can’t find a share?' });
      expect(within(line).getByRole('button', { name: 'Request a share' })).toBeVisible();
    }
  });

  it('names what is missing [PM-5.37, PM-5.39]', async () => {
    const { browser, form, send } = await opened();
    const submit = vi.spyOn(browser.get(ShareRequests), 'submit');
    await send();
    expect(form.getByText('Share name is required')).toBeVisible();
    expect(form.getByText('Quantity is required')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it('names what is wrong, at its limits [PM-5.38, PM-5.40, PM-5.41]', async () => {
    const { form, fill, send } = await opened();
    await fill('x'.repeat(201), '0');
    await send();
    expect(form.getByText('Share name cannot exceed 200 characters')).toBeVisible();
    expect(form.getByText('Quantity must be a valid positive number')).toBeVisible();
    await fill('x'.repeat(200), '1234567890');
    expect(form.queryByText('Share name cannot exceed 200 characters')).toBeNull();
    expect(form.getByText('Quantity cannot exceed 9 digits')).toBeVisible();
    await fill('x'.repeat(200), '123456789');
    expect(form.queryByText('Quantity cannot exceed 9 digits')).toBeNull();
  });

  it('is sent to the desk, with a toast [PM-7.45, PM-8.31]', async () => {
    const { mobile, fill, send } = await opened();
    await fill('Hidden Valley Tea', '50');
    await send();
    const copy = "Request submitted successfully! We'll get back to you soon.";
    expect(await toast(copy)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [message] = await backend.control.outbox(mobile);
    expect(message?.text).toContain('50 shares of Hidden Valley Tea');
  });

  it('shows the server’s message, or its own, and keeps the input [PM-8.30]', async () => {
    const { form, fill, send } = await opened();
    const fault = { route: ROUTE, kind: 'status', status: 500, times: 1 } as const;
    await addFault(backend, { ...fault, message: 'The desk is on holiday' });
    await fill('Hidden Valley Tea', '50');
    await send();
    expect(await form.findByText('The desk is on holiday')).toBeVisible();
    await addFault(backend, { route: ROUTE, kind: 'malformed', times: 1 });
    await send();
    expect(await form.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(form.getByLabelText('Share name')).toHaveValue('Hidden Valley Tea');
    expect(form.getByLabelText('Quantity')).toHaveValue('50');
  });
});
