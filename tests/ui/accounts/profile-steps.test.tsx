import { CORRESPONDENT_ADDRESS_FORM } from '#application/accounts/profile/save-addresses.ts';
import { PARENTS_FORM } from '#application/accounts/profile/save-parents.ts';
import { PROFESSIONAL_FORM } from '#application/accounts/profile/save-professional-details.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { heldCalls } from '#tests/ui/held-calls.ts';
import { Reporting } from '#application/platform/reporting.ts';
import type { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { untilDraft } from '#tests/ui/stored-draft.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const isBlocked = async (name: string) =>
  (await button(name)).getAttribute('aria-disabled') === 'true';
const MATURITY = '?where_from=maturity-action';

function open(path: string, as: ScreenOptions['as'] = 'new') {
  return renderScreen({ path, as, backend });
}

describe('/user-parental-details', () => {
  it(
    'asks for both names and goes on to the address [AP-2.76, AP-2.78, FD-2.95, FD-4.19]',
    async () => {
      const shown = await open(`/user-parental-details${MATURITY}`);
      await shown.user.type(await field("Father's name"), 'Ram Rao');
      await shown.user.type(await field("Mother's name"), 'Sita Rao');
      await shown.user.click(await button('Continue'));
      await waitFor(() => expect(shown.address()).toBe(`/user-address${MATURITY}`));
      const known = await shown.browser.get(Profiles).parents({});
      expect(known).toMatchObject({ value: { fatherName: 'Ram Rao', motherName: 'Sita Rao' } });
    },
  );

  it(
    'shows which name is missing, and focuses the first [AP-5.46, AP-5.47, FD-5.39, FD-5.40]',
    async () => {
      const shown = await open('/user-parental-details');
      await shown.user.click(await button('Continue'));
      expect(screen.getByText("Father's name is required")).toBeTruthy();
      expect(screen.getByText("Mother's name is required")).toBeTruthy();
      await waitFor(async () => expect(document.activeElement).toBe(await field("Father's name")));
    },
  );

  it('is prefilled with known values [AP-3.24, AP-7.40]', async () => {
    await open('/user-parental-details', 'demo');
    await waitFor(async () => expect((await field("Father's name")).value).toBe('Harish Mehta'));
    expect((await field("Mother's name")).value).toBe('Sudha Mehta');
  });

  it('goes back to the personal details [AP-2.77]', async () => {
    const shown = await open(`/user-parental-details${MATURITY}`);
    await shown.user.click(await button('Go Back'));
    await waitFor(() => expect(shown.address()).toBe(`/personal-info${MATURITY}`));
  });

  it('shows an error when loading fails [AP-8.30]', async () => {
    const shown = await open('/invest');
    await addFault(backend, { route: 'POST /api/main/profile', kind: 'status' });
    shown.goTo('/user-parental-details');
    expect(await screen.findByText('Something went wrong while fetching data')).toBeTruthy();
    await shown.user.click(await button('Try again'));
    expect(await field("Father's name")).toBeTruthy();
  });

  it(
    'shows an error when saving fails, and keeps the names over a reload [AP-8.31]',
    async () => {
      const shown = await open('/user-parental-details');
      const route = 'POST /api/main/investment/updateparentinfo';
      await addFault(backend, { route, kind: 'status' });
      await shown.user.type(await field("Father's name"), 'Ram Rao');
      await shown.user.type(await field("Mother's name"), 'Sita Rao');
      await shown.user.click(await button('Continue'));
      expect(await screen.findByText('Something went wrong while updating data')).toBeTruthy();
      await untilDraft(shown.browser, PARENTS_FORM, { motherName: 'Sita Rao' });
      shown.reload();
      await waitFor(async () => expect((await field("Father's name")).value).toBe('Ram Rao'));
    },
  );
});

describe('/user-address', () => {
  const texts = {
    'Address Line 1': '12 Temple Street',
    'Address Line 2': 'Second Floor',
    Pincode: '411004',
    City: 'Pune',
    State: 'Maharashtra',
  };
  type Shown = Awaited<ReturnType<typeof open>>;

  async function openOther(): Promise<Shown> {
    const shown = await open(`/user-address${MATURITY}`, 'demo');
    const same = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /address is the same/,
    });
    // Another test may have stored a second address.
    if (same.checked) await shown.user.click(same);
    return shown;
  }

  async function fill({ user }: Shown, changes: Partial<typeof texts> = {}) {
    for (const [label, text] of Object.entries({ ...texts, ...changes })) {
      await user.clear(await field(label));
      if (text !== '') await user.type(await field(label), text);
    }
  }

  it('keeps the choice of one address over a reload, beside a text of before', async () => {
    const shown = await open('/user-address');
    const same = () =>
      screen.findByRole<HTMLInputElement>('checkbox', { name: /address is the same/ });
    await shown.user.click(await same());
    for (const line of await screen.findAllByLabelText('Address Line 1')) {
      await shown.user.type(line, 'Other Street');
    }
    await untilDraft(shown.browser, CORRESPONDENT_ADDRESS_FORM, { sameChoice: 'false' });
    shown.reload();
    expect(await screen.findAllByDisplayValue('Other Street')).toHaveLength(2);
    await shown.user.click(await same());
    const chosen = { line1: 'Other Street', sameChoice: 'true' };
    await untilDraft(shown.browser, CORRESPONDENT_ADDRESS_FORM, chosen);
    shown.reload();
    expect((await same()).checked).toBe(true);
    await button('Continue');
    expect((await same()).checked).toBe(true);
  });

  it('has the same correspondent address by default [AP-3.23]', async () => {
    await open('/user-address', 'new');
    const same = await screen.findByRole('checkbox', { name: /address is the same/ });
    expect(same).toBeChecked();
  });

  it('lists permanent addresses, the first one chosen [AP-2.79, AP-2.84, FD-2.94]', async () => {
    await open('/user-address', 'demo');
    expect(
      await screen.findByRole('radio', { name: /402 Sea Breeze Apartments/, checked: true }),
    ).toBeTruthy();
  });

  it(
    'goes on with the same correspondent address [AP-2.80, AP-2.83, AP-5.48, FD-4.18, FD-5.20, FD-5.34]',
    async () => {
      const shown = await open(`/user-address${MATURITY}`, 'demo');
      const same = { name: /correspondent address is the same/, checked: true };
      expect(await screen.findByRole('checkbox', same)).toBeTruthy();
      expect(await isBlocked('Continue')).toBe(false);
      await shown.user.click(await button('Continue'));
      await waitFor(() => expect(shown.address()).toBe(`/professional-details${MATURITY}`));
    },
  );

  it(
    'takes another correspondent address, with all six fields [AP-2.81, AP-5.63, FD-5.34]',
    async () => {
      const shown = await openOther();
      await fill(shown, { City: '' });
      expect(await isBlocked('Continue')).toBe(true);
      await shown.user.type(await field('City'), 'Pune');
      expect(await isBlocked('Continue')).toBe(false);
      await shown.user.click(await button('Continue'));
      await waitFor(() => expect(shown.address()).toBe(`/professional-details${MATURITY}`));
      const addresses = await shown.browser.get(Profiles).addresses({});
      const kept = addresses.ok ? addresses.value : [];
      expect(kept.find(({ type }) => type === 'correspondent')).toMatchObject({
        line1: '12 Temple Street',
        pincode: '411004',
      });
      shown.goTo('/user-address');
      await waitFor(async () => expect((await field('City')).value).toBe('Pune'));
    },
  );

  it(
    'shows empty lines as required [AP-5.49, AP-5.50, FD-5.21, FD-5.22]',
    async () => {
      const { user } = await openOther();
      for (const label of ['Address Line 1', 'Address Line 2']) {
        await user.clear(await field(label));
        await user.tab();
        expect(await screen.findByText(`${label} is required`)).toBeTruthy();
      }
    },
  );

  it(
    'shows empty places as required [AP-5.58, AP-5.59, AP-5.60, FD-5.29, FD-5.30, FD-5.31]',
    async () => {
      const { user } = await openOther();
      for (const label of ['City', 'State', 'Country']) {
        await user.clear(await field(label));
        await user.tab();
        expect(await screen.findByText(`${label} is required`)).toBeTruthy();
      }
    },
  );

  it('shows the format for an empty pincode [AP-5.57]', async () => {
    const { user } = await openOther();
    await user.clear(await field('Pincode'));
    await user.tab();
    expect(await screen.findByText('Pincode must be exactly 6 digits')).toBeTruthy();
  });

  it.each([
    ['Address Line 1', '12/4', 'No special characters allowed', 'AP-5.52, FD-5.24'],
    ['City', 'Pune 4', 'No special characters allowed', 'AP-5.62, FD-5.33'],
    ['State', 'M.H.', 'No special characters allowed', 'AP-5.62, FD-5.33'],
    ['Country', 'India!', 'No special characters allowed', 'AP-5.62, FD-5.33'],
    ['Pincode', '4110', 'Pincode must be exactly 6 digits', 'AP-5.54, FD-5.26'],
    ['Pincode', '4110ab', 'Pincode must contain only numbers', 'AP-5.55, FD-5.27'],
  ])('for %s "%s" shows: %s [%s]', async (label, text, message) => {
    const { user } = await openOther();
    await user.clear(await field(label));
    await user.type(await field(label), text);
    await user.tab();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('refuses a seventh digit of the pincode in words [AP-5.56, FD-5.28]', async () => {
    const { user } = await openOther();
    await user.clear(await field('Pincode'));
    await user.type(await field('Pincode'), '4110045');
    await user.tab();
    expect((await field('Pincode')).value).toBe('4110045');
    expect(await screen.findByText('Pincode must be exactly 6 digits')).toBeTruthy();
  });

  it('cuts no long city, and says how long it can be', async () => {
    const { user } = await openOther();
    await user.clear(await field('City'));
    await user.click(await field('City'));
    await user.paste('M'.repeat(101));
    await user.tab();
    expect((await field('City')).value).toHaveLength(101);
    expect(await screen.findByText('City must not exceed 100 characters')).toBeTruthy();
  });

  it('asks for the permanent address itself if none is known [AP-2.84]', async () => {
    const shown = await open(`/user-address${MATURITY}`, 'new');
    expect(await isBlocked('Continue')).toBe(true);
    await fill(shown);
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(shown.address()).toBe(`/professional-details${MATURITY}`));
  });

  it('goes back to the parents [AP-2.82]', async () => {
    const shown = await open(`/user-address${MATURITY}`, 'demo');
    await shown.user.click(await button('Go Back'));
    await waitFor(() => expect(shown.address()).toBe(`/user-parental-details${MATURITY}`));
  });

  it('shows only that it is not saved when saving fails [AP-8.32]', async () => {
    const shown = await open('/user-address', 'demo');
    const route = 'POST /api/main/investment/updateaddress';
    await addFault(backend, { route, kind: 'status', message: 'Not for people.' });
    await shown.user.click(await button('Continue'));
    expect(await screen.findByText(/Your address is not saved yet/)).toBeTruthy();
    expect(screen.queryByText('Not for people.')).toBeNull();
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
    expect(shown.address()).toBe('/user-address');
    const { recent } = shown.browser.get(Reporting) as ConsoleReporting;
    expect(recent.map(({ what }) => what)).toContain('address submit');
  });
});

describe('/professional-details', () => {
  it('leaves a person where they went while the details are being saved', async () => {
    const shown = await open(`/professional-details${MATURITY}`);
    await shown.user.selectOptions(await field('Occupation'), 'Private sector job');
    await shown.user.click(screen.getByRole('radio', { name: '₹5 lakh to ₹10 lakh' }));
    const calls = heldCalls('/updateprofessionaldetails');
    calls.hold();
    await shown.user.click(await button('Continue'));
    await waitFor(() => expect(calls.count()).toBe(1));
    shown.goTo('/terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms of Use' });
    await calls.release();
    // The draft is forgotten once the reply has been read.
    const drafts = shown.browser.get(Drafts);
    await expect.poll(() => drafts.read(PROFESSIONAL_FORM)).toBeUndefined();
    expect(shown.address()).toBe('/terms');
  });

  it(
    'takes occupation and income, and goes on to the nominees [AP-2.85, AP-2.86, AP-2.88, AP-2.89, AP-2.96, FD-2.96, FD-2.100, FD-4.17]',
    async () => {
      const shown = await open(`/professional-details${MATURITY}`);
      await shown.user.selectOptions(await field('Occupation'), 'Private sector job');
      await shown.user.click(screen.getByRole('radio', { name: '₹5 lakh to ₹10 lakh' }));
      await shown.user.click(await button('Continue'));
      await waitFor(() => expect(shown.address()).toBe(`/add-nomination${MATURITY}`));
      expect(await screen.findByRole('heading', { level: 1, name: /nominee/i })).toBeTruthy();
      const details = await shown.browser.get(Profiles).professional({});
      expect(details).toMatchObject({
        value: { occupation: 'service_private_sector', annualIncome: 'above_5_lakh_upto_10_lakh' },
      });
    },
  );

  it('shows the derived source of income before sending it [AP-3.25]', async () => {
    const { user } = await open('/professional-details');
    const occupation = await field('Occupation');
    expect(screen.queryByText(/Source of income/)).toBeNull();
    await user.selectOptions(occupation, 'Business');
    expect(occupation).toHaveAccessibleDescription(
      'Source of income sent to the issuer: Business income.',
    );
    await user.selectOptions(occupation, 'Private sector job');
    expect(occupation).toHaveAccessibleDescription('Source of income sent to the issuer: Salary.');
  });

  it('needs an occupation to continue [AP-5.42, AP-5.44, FD-5.35, FD-5.37]', async () => {
    const { user } = await open('/professional-details');
    expect(await isBlocked('Continue')).toBe(true);
    await user.click(await field('Occupation'));
    await user.tab();
    expect(await screen.findByText('Occupation is required')).toBeTruthy();
  });

  it(
    'shows on Continue that the income is missing, and stays [AP-5.43, AP-5.45, FD-5.36, FD-5.38]',
    async () => {
      const shown = await open('/professional-details');
      await shown.user.selectOptions(await field('Occupation'), 'Business');
      await shown.user.click(await button('Continue'));
      expect(await screen.findByText('Annual income is required')).toBeTruthy();
      expect(shown.address()).toBe('/professional-details');
    },
  );

  it('is prefilled with known values', async () => {
    await open('/professional-details', 'demo');
    await waitFor(async () =>
      expect((await field('Occupation')).value).toBe('service_private_sector'),
    );
    expect(
      screen.getByRole('radio', { name: '₹25 lakh to ₹1 crore', checked: true }),
    ).toBeTruthy();
  });

  it('goes back to the address [AP-2.87]', async () => {
    const shown = await open(`/professional-details${MATURITY}`);
    await shown.user.click(await button('Go Back'));
    await waitFor(() => expect(shown.address()).toBe(`/user-address${MATURITY}`));
  });

  it('shows an error when saving fails', async () => {
    const shown = await open('/professional-details', 'demo');
    const route = 'POST /api/main/investment/updateprofessionaldetails';
    await addFault(backend, { route, kind: 'status', message: 'Please try again tomorrow.' });
    await waitFor(async () => expect(await isBlocked('Continue')).toBe(false));
    await shown.user.click(await button('Continue'));
    expect(await screen.findByText('Please try again tomorrow.')).toBeTruthy();
  });
});
