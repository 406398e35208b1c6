import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { type Drafts, LastingDrafts } from '#application/platform/drafts.ts';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { ContainerModule } from 'inversify';
import { StoredDeviceFacts } from './stored-device-facts.ts';

/** A module of its own, because only the parts about tax need it, which load after the screen. */
export const contextModule = new ContainerModule(({ bind }) => {
  const facts = (drafts: Drafts) => new StoredDeviceFacts(drafts);
  bindPort(bind, DeviceFacts, facts, [LastingDrafts]);
});
