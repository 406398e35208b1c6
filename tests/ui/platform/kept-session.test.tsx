import { Session } from '#application/platform/session.ts';
import { browserDevice } from '#infrastructure/platform/browser-device.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { clientOf } from '#tests/contracts/client.ts';
import { SharedVault } from '#tests/infrastructure/platform/shared-vault.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const WHY = 'This device does not store your sign-in, so a reload signs you out.';

const backend = testBackend();

const open = async (vault: SharedVault | undefined) => {
  const browser = await clientOf(backend.appAddress, vault && { vault: vault.tab() });
  await renderScreen({ path: '/terms', as: 'demo', backend, browser });
  await screen.findByRole('heading', { name: 'Terms of Use' });
};

describe('a page without Web Crypto', () => {
  it('stores nothing of the session on the device', async () => {
    // jsdom is no secure context, like a page over HTTP in the local network.
    expect(window.isSecureContext ?? false).toBe(false);
    const device = browserDevice({ isVerbose: false });
    expect(device.locks).toBeUndefined();
    const { vault: session, draftsVault, factsVault, actionsVault } = device;
    for (const vault of [session, draftsVault, factsVault, actionsVault]) {
      expect(vault.storage).toBe('page');
      await vault.write('secret');
      expect(await vault.read()).toBe('secret');
    }
    for (const storage of [localStorage, sessionStorage]) {
      expect(JSON.stringify(Object.entries(storage))).not.toContain('secret');
    }
  });

  it('says that a reload signs out, and why', async () => {
    await open(undefined);
    expect(screen.getByText(WHY)).toBeTruthy();
  });
});

describe('a page with Web Crypto', () => {
  it('keeps the investor signed in over a reload, without a notice', async () => {
    const vault = new SharedVault();
    await open(vault);
    expect(screen.queryByText(WHY)).toBeNull();
    const reloaded = await clientOf(backend.appAddress, { vault: vault.tab() });
    await reloaded.get(Session).restore();
    expect(reloaded.get(Session).current?.name).toBe('Arjun Mehta');
  });
});
