import type { Backend } from '#tests/contracts/backend.ts';
import { addFault, renderScreen, type ScreenOptions } from '#tests/ui/screen.tsx';
import { screen } from '@testing-library/react';

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.findByRole('button', { name });
export const isBlocked = async (name: string) =>
  (await button(name)).getAttribute('aria-disabled') === 'true';

export function openKycOf(backend: Backend, path = '/kyc', more: Partial<ScreenOptions> = {}) {
  return renderScreen({ path, as: 'new', backend, ...more });
}
type Shown = Awaited<ReturnType<typeof openKycOf>>;

let lastPan = 1000;

/** An unused PAN, by default that of an individual. */
export function newPan(type = 'P'): string {
  lastPan += 1;
  return `KYC${type}T${lastPan}Z`;
}

export async function typePan({ user }: Shown, pan: string) {
  const pans = await field('PAN');
  await user.clear(pans);
  await user.type(pans, pan);
}

export async function fillIn(shown: Shown, { pan = newPan(), born = '12/04/1990' } = {}) {
  await typePan(shown, pan);
  await screen.findByText('PAN verified');
  await typePerson(shown, born);
  return pan;
}

export async function typePerson(shown: Shown, born = '12/04/1990') {
  if (born !== '') await shown.user.type(await field('Date of Birth'), born);
  await shown.user.type(await field('Email Address'), 'asha@example.com');
}

export async function patchSavedPan(backend: Backend, data: Record<string, unknown>) {
  const route = 'POST /api/main/onboarding/savepan';
  await addFault(backend, { route, kind: 'patch', patch: { data } });
}
