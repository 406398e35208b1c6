import type { Token, UseCaseToken } from '#application/platform/token.ts';
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Environment } from './platform/environment.ts';
import { type Device, platformModule } from './platform/platform.module.ts';

/** The `*.module.ts` files of all contexts, by path. Calling the function loads the file. */
export type ContextModules = Readonly<Record<string, () => Promise<ContextModuleFile>>>;

export interface ContextModuleFile {
  readonly contextModule: ContainerModule;
}

interface AppContainerDependencies {
  readonly environment: Environment;
  readonly device: Device;
  readonly modules: ContextModules;
}

/** Provides the app's adapters (by the token of their port) and its use cases (by their class). */
export class AppContainer {
  private readonly container = new Container();
  private readonly modules: ContextModules;
  private readonly loads = new Map<string, Promise<void>>();

  constructor({ environment, device, modules }: AppContainerDependencies) {
    this.container.load(platformModule(environment, device));
    this.modules = modules;
  }

  /** @throws an Error from inversify if the context of the port or use case is not loaded */
  get<Value>(key: Token<Value> | UseCaseToken<Value>): Value {
    return this.container.get<Value>(key as ServiceIdentifier<Value>);
  }

  /**
   * Loads the adapters and use cases of a context.
   * @param name the name of its file `<name>.module.ts`
   */
  loadContext(name: string): Promise<void> {
    const load = this.loads.get(name) ?? this.bindContext(name);
    this.loads.set(name, load);
    return load;
  }

  private async bindContext(name: string): Promise<void> {
    const [, load] =
      Object.entries(this.modules).find(([path]) => path.endsWith(`/${name}.module.ts`)) ?? [];
    if (load === undefined) throw new Error(`no file is named ${name}.module.ts`);
    try {
      this.container.load((await load()).contextModule);
    } catch (error) {
      // Forgets a failed download, so that the next call tries again.
      this.loads.delete(name);
      throw error;
    }
  }
}
