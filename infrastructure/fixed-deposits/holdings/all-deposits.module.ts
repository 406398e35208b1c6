import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { Clock } from '#application/platform/clock.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindUseCase } from '#infrastructure/platform/binding.ts';

/** A module of its own, because only the pages about tax and insurance need it. */
export const contextModule = new ContainerModule(({ bind }) => {
  const ports = {
    heldDeposits: HeldDeposits,
    session: Session,
    clock: Clock,
    deviceFacts: DeviceFacts,
  };
  bindUseCase(bind, ReadAllDeposits, ports);
});
