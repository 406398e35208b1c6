import type { Token, UseCaseToken } from '#application/platform/token.ts';
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import { type Device, platformModule } from './platform/platform.module.ts';
import type { Environment } from './platform/environment.ts';

/** Contexts, or parts of one, whose adapters load with the first screen that needs them. */
export type ContextName = keyof typeof contextModules;

export const contextModules = {
  'sign-in': async () => (await import('./accounts/sign-in/sign-in.module.ts')).signInModule,
  accounts: async () => (await import('./accounts/accounts.module.ts')).accountsModule,
  'identity-checks': async () =>
    (await import('./accounts/identity-checks.module.ts')).identityChecksModule,
  'fixed-deposits': async () =>
    (await import('./fixed-deposits/fixed-deposits.module.ts')).fixedDepositsModule,
  'deposit-holdings': async () =>
    (await import('./fixed-deposits/holdings/deposit-holdings.module.ts')).depositHoldingsModule,
  'deposit-booking': async () =>
    (await import('./fixed-deposits/booking/deposit-booking.module.ts')).depositBookingModule,
  'deposit-nominations': async () => {
    const file = await import('./fixed-deposits/booking/deposit-nominations.module.ts');
    return file.depositNominationsModule;
  },
  'market-shares': async () =>
    (await import('./private-market/market-shares.module.ts')).marketSharesModule,
  'private-market': async () =>
    (await import('./private-market/private-market.module.ts')).privateMarketModule,
  'market-companies': async () =>
    (await import('./private-market/market-companies.module.ts')).marketCompaniesModule,
  'share-holdings': async () =>
    (await import('./private-market/share-holdings.module.ts')).shareHoldingsModule,
  referrals: async () => (await import('./referrals/referrals.module.ts')).referralsModule,
} as const satisfies Record<string, () => Promise<ContainerModule>>;

export const contextNames = Object.keys(contextModules) as ContextName[];

/** Provides the app's adapters by port, and its use cases by class. */
export class AppContainer {
  private readonly container = new Container();
  private readonly loads = new Map<ContextName, Promise<void>>();

  constructor(environment: Environment, device: Device) {
    this.container.load(platformModule(environment, device));
  }

  /** @throws an Error from inversify if the context of the port or use case is not loaded */
  get<Value>(key: Token<Value> | UseCaseToken<Value>): Value {
    return this.container.get<Value>(key as ServiceIdentifier<Value>);
  }

  loadContext(name: ContextName): Promise<void> {
    const load = this.loads.get(name) ?? this.bindContext(name);
    this.loads.set(name, load);
    return load;
  }

  private async bindContext(name: ContextName): Promise<void> {
    try {
      this.container.load(await contextModules[name]());
    } catch (error) {
      // A failed download may succeed on the next attempt.
      this.loads.delete(name);
      throw error;
    }
  }
}
