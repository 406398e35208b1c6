import { ContainerModule } from 'inversify';

/** The adapters of shares, baskets, their orders and holdings. */
export const privateMarketModule = new ContainerModule(() => {
  // Each adapter is bound here, with `bindPort`, once its port is there.
});
