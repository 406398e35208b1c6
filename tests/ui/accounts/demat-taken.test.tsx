import { File as NodeFile } from 'node:buffer';
import { pdfFile } from '#tests/arbitraries/picture-files.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const backend = testBackend();
// The backend in this process parses forms with Node's parser, which needs Node's `File`.
beforeEach(() => void vi.stubGlobal('File', NodeFile));

it('refuses the demat account of another investor and keeps the input', async () => {
  const { user, address } = await renderScreen({ path: '/add-demat-account', as: 'new', backend });
  const number = await screen.findByLabelText<HTMLInputElement>('Demat account number');
  const press = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(number, 'IN30021418840117');
  const file = new File([new Uint8Array(pdfFile())], 'cml.pdf');
  fireEvent.change(screen.getByLabelText('Client master list (CML)'), {
    target: { files: [file] },
  });
  await screen.findByText('cml.pdf');
  await press();
  const refusal = 'This demat account belongs to another investor. Enter one in your own name.';
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(screen.getByText('Failed to save demat account. Please try again.')).toBeVisible();
  expect(number.value).toBe('IN30021418840117');
  expect(address()).toBe('/add-demat-account');
  await user.clear(number);
  await user.type(number, 'IN30021418840118');
  await press();
  await waitFor(() => expect(address()).toBe('/disclaimer'));
});
