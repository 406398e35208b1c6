import type { Backend } from '#tests/contracts/backend.ts';
import type { RenderedScreen } from '#tests/ui/screen.tsx';
import { screen, within } from '@testing-library/react';

/** The dialog that asks for the SMS code. */
export async function phoneDialog() {
  return within(await screen.findByRole('dialog', { name: 'Confirm with your phone' }));
}

/** Enters the SMS code that the backend sent. */
export async function confirmByPhone(shown: RenderedScreen, backend: Backend): Promise<void> {
  const dialog = await phoneDialog();
  await dialog.findByRole('timer');
  const code = await backend.control.codeFor(shown.mobile);
  await shown.user.type(dialog.getByLabelText('Code from the SMS'), code);
  await shown.user.click(dialog.getByRole('button', { name: 'Confirm' }));
}
