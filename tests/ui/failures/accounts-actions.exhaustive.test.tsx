import { File as NodeFile } from 'node:buffer';
import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { pdfFile, pngFile } from '#tests/arbitraries/picture-files.ts';
import { confirmByPhone, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { savedFiles } from '#tests/ui/saved-files.ts';
import {
  at,
  click,
  expectFailures,
  type FailedAction,
  shows,
  type,
} from '#tests/ui/failures/failed-action.tsx';
import { addFault, renderScreen, signIn } from '#tests/ui/screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend({ expectsFailures: true });
// The backend in this process parses forms with Node's parser, which needs Node's `File`.
beforeEach(() => void vi.stubGlobal('File', NodeFile));
beforeEach(() => void savedFiles());

const MAIN = 'POST /api/main';
const OFFLINE = 'You seem to be offline. Please check your network connection and try again.';
const usual = { refused: 'Refused on purpose.', offline: OFFLINE };
const always = (text: string) => ({ refused: text, offline: text });

let dematAccounts = 0;
/** Returns an unused demat number, because each belongs to only one investor. */
function nextDematNumber(): string {
  dematAccounts += 1;
  return `IN300773${String(dematAccounts).padStart(8, '0')}`;
}
const EMAIL = 'asha@new.example';
const confirmed = (change: ProtectedChange) => (app: AppContainer) =>
  confirmByPhone(backend, app, change);
const emailDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm with your phone' }));

const actions: readonly FailedAction[] = [
  {
    call: `${MAIN}/onboarding/skips`,
    path: '/pan-profile',
    as: 'new',
    press: click('Add Later'),
    text: always('We could not do this. Please try again.'),
    done: at('/dashboard'),
  },
  {
    call: `${MAIN}/onboarding/getupiintent`,
    path: '/add-bank-account',
    as: 'new',
    fill: async ({ user }) => user.click(await screen.findByRole('radio', { name: 'By UPI' })),
    press: click('Verify by UPI'),
    text: always('We could not do this. Please try again.'),
    done: shows('Waiting for your payment'),
  },
  {
    call: `${MAIN}/onboarding/acceptdisclaimer`,
    path: '/disclaimer',
    as: 'new',
    press: click('I Agree'),
    text: usual,
    done: at(/^\/(?!disclaimer)/),
  },
  {
    call: `${MAIN}/investment/updatepersonalinfo`,
    path: '/personal-info',
    as: 'demo',
    fill: type({ 'Place of birth (optional)': ' Madurai' }),
    press: click('Continue'),
    text: always('Something went wrong'),
    done: at('/add-nomination'),
  },
  {
    call: `${MAIN}/investment/updateparentinfo`,
    path: '/user-parental-details',
    as: 'new',
    fill: type({ "Father's name": 'Raman Iyer', "Mother's name": 'Usha Iyer' }),
    press: click('Continue'),
    text: always('Something went wrong while updating data'),
    done: at('/user-address'),
  },
  {
    call: `${MAIN}/investment/updateaddress`,
    path: '/user-address',
    as: 'demo',
    press: click('Continue'),
    text: always('Your address is not saved yet. Please press Continue again.'),
    done: at('/professional-details'),
  },
  {
    call: `${MAIN}/investment/updateprofessionaldetails`,
    path: '/professional-details',
    as: 'demo',
    press: click('Continue'),
    text: usual,
    done: at('/add-nomination'),
  },
  {
    call: `${MAIN}/profile/removepicture`,
    path: '/profile',
    as: 'demo',
    prepare: async (app) => {
      valueOf(await app.get(PersonalData).savePicture(new Uint8Array(pngFile()), {}));
    },
    press: click('Remove picture'),
    text: always('We could not remove your picture. Please try again.'),
    done: shows('Picture removed.'),
  },
  {
    call: `${MAIN}/profile/updateconsent`,
    path: '/profile/privacy',
    as: 'new',
    press: async ({ user }) => user.click(await screen.findByRole('switch', { name: 'I agree' })),
    text: always('We could not save your choice. Please try again.'),
    clears: /I agree/,
    done: shows(/^You agreed on/),
  },
  {
    call: `${MAIN}/profile/exportdata`,
    path: '/profile/privacy',
    as: 'demo',
    prepare: confirmed(ProtectedChange.DataExport),
    press: click('Download my data'),
    text: { ...usual, offline: 'We could not prepare your data. Please try again.' },
    done: click('Download my data'),
  },
  {
    call: 'GET /api/main/demat/cml',
    path: '/add-demat-account',
    as: 'new',
    prepare: async (app) => {
      const cml = { fileName: 'cml.pdf', content: Uint8Array.from(pdfFile()) };
      valueOf(await app.get(DematAccounts).save({ dematNumber: nextDematNumber(), cml }, {}));
    },
    press: click('Download CML'),
    text: always('Your CML could not be fetched. Please try again.'),
    done: click('Download CML'),
  },
  {
    call: `${MAIN}/profile/changeemail`,
    path: '/profile/email',
    as: 'demo',
    prepare: confirmed(ProtectedChange.Email),
    fill: type({ 'New email address': EMAIL }),
    press: click('Send code'),
    text: usual,
    done: () => screen.findByLabelText('Code'),
  },
  {
    call: `${MAIN}/login/sendstepup`,
    path: '/profile/email',
    as: 'new',
    fill: type({ 'New email address': EMAIL }),
    press: async (shown) => {
      const resend = screen.queryByRole('button', { name: /^Resend/ });
      if (resend === null) await click('Send code')(shown);
      else await shown.user.click(resend);
    },
    text: usual,
    clears: /Code|digit/i,
    done: async () => (await emailDialog()).findByRole('timer'),
  },
];

describe('an action that fails', () => {
  it.each(actions)('is reported on $path, and can be repeated: $call', async (action) => {
    await expectFailures(backend, action);
  });
});

describe('a code that cannot be checked', () => {
  it('sent to the phone keeps the dialog open', () =>
    expectFailures(backend, {
      call: `${MAIN}/login/confirmstepup`,
      path: '/profile/email',
      as: 'new',
      fill: async (shown) => {
        await type({ 'New email address': EMAIL })(shown);
        await click('Send code')(shown);
        await (await emailDialog()).findByRole('timer');
      },
      press: async ({ user, mobile }) => {
        const shownDialog = await emailDialog();
        const code = shownDialog.getByLabelText('Code from the SMS');
        await user.clear(code);
        await user.type(code, await backend.control.codeFor(mobile));
        await user.click(shownDialog.getByRole('button', { name: 'Confirm' }));
      },
      text: usual,
      clears: /Code|digit/i,
      done: () => screen.findByLabelText('Code'),
    }));

  it('sent to the email address can be submitted again', () =>
    expectFailures(backend, {
      call: `${MAIN}/profile/confirmemail`,
      path: '/profile/email',
      as: 'new',
      prepare: confirmed(ProtectedChange.Email),
      fill: async (shown) => {
        await type({ 'New email address': `${shown.mobile}@new.example` })(shown);
        await click('Send code')(shown);
        await screen.findByLabelText('Code');
      },
      press: async (shown) => {
        const code = await backend.control.codeFor(`${shown.mobile}@new.example`);
        await type({ Code: code })(shown);
        await click('Change email address')(shown);
      },
      text: usual,
      clears: /Code|digit/i,
      done: at('/profile'),
    }));
});

describe('another device that cannot be signed out', () => {
  const signInElsewhere = async (_: AppContainer, investor?: { readonly mobile: string }) =>
    signIn(await clientOf(backend.appAddress), backend, investor?.mobile ?? '');
  const security = { path: '/profile/security', as: 'new', prepare: signInElsewhere } as const;
  const text = always('We could not sign out that device. Please try again.');

  it.each([
    ['endothersessions', 'Sign out of all other devices'],
    ['endsession', /^Sign out ?Unknown/],
  ] as const)('stays in the list, with the reason: %s', (call, name) =>
    expectFailures(backend, {
      ...security,
      call: `${MAIN}/login/${call}`,
      press: click(name),
      text,
      done: shows('Signed out.'),
    }),
  );
});

describe('a bank account', () => {
  const HDFC = { IFSC: 'HDFC0000060' };

  it('can be typed if none is found for the mobile number', async () => {
    const route = `${MAIN}/decentro/account-from-mobile`;
    await addFault(backend, {
      route,
      kind: 'status',
      status: 500,
      message: 'Not found.',
      times: 5,
    });
    const shown = await renderScreen({ path: '/add-bank-account', as: 'new', backend });
    await type(HDFC)(shown);
    expect(await screen.findByText(/HDFC/i)).toBeVisible();
    expect(screen.queryByText('Not found.')).toBeNull();
  });

  it('can be verified without the branch name', async () => {
    const route = `${MAIN}/onboarding/getbankbranch`;
    await addFault(backend, {
      route,
      kind: 'status',
      status: 500,
      message: 'No branch.',
      times: 5,
    });
    // No account is linked to this number, so none is verified by itself.
    const investor = { as: 'new', mobile: '9733344400' } as const;
    const shown = await renderScreen({ path: '/add-bank-account', ...investor, backend });
    await type({ ...HDFC, 'Account number': '50100733914826' })(shown);
    const button = await screen.findByRole('button', { name: 'Verify Bank' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByText('No branch.')).toBeNull();
  });
});
