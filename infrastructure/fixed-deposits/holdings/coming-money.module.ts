import { ReadMoneyComing } from '#application/fixed-deposits/holdings/read-money-coming.ts';
import { Clock } from '#application/platform/clock.ts';
import { ContainerModule } from 'inversify';
import { bindUseCase } from '#infrastructure/platform/binding.ts';

/** A module of its own, so that home downloads the calculation of payments after its first view. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindUseCase(bind, ReadMoneyComing, [Clock]);
});
