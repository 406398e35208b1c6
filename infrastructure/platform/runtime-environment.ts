import type {
  SigningWidget,
  RuntimeEnvironment,
} from '#application/platform/runtime-environment.ts';
import * as v from 'valibot';
import type { Environment } from './environment.ts';

const replySchema = v.object({ outsideOrigin: v.pipe(v.string(), v.url()) });

export interface AppSurroundingsDependencies {
  readonly environment: Environment;
  readonly keepsSession: boolean;
  readonly fetch: typeof fetch;
}

/** Asks the server that serves the app for the address of its console. */
export class AppSurroundings implements RuntimeEnvironment {
  private address: Promise<string | undefined> | undefined;

  constructor(private readonly dependencies: AppSurroundingsDependencies) {}

  get isSandbox(): boolean {
    return this.dependencies.environment.name === 'sandbox';
  }

  get keepsSession(): boolean {
    return this.dependencies.keepsSession;
  }

  sandboxAddress(): Promise<string | undefined> {
    this.address ??= this.isSandbox ? this.ask() : Promise.resolve(undefined);
    return this.address;
  }

  async signingWidget(): Promise<SigningWidget | undefined> {
    const { mode, address } = this.dependencies.environment.signing;
    if (address !== undefined) return { mode, address };
    const sandbox = await this.sandboxAddress();
    return sandbox === undefined ? undefined : { mode, address: `${new URL(sandbox).origin}/sign` };
  }

  /** Without a reply the hint has no link, and the next screen asks again. */
  private async ask(): Promise<string | undefined> {
    try {
      const main = new URL(this.dependencies.environment.addresses.main, globalThis.location?.href);
      const response = await this.dependencies.fetch(new URL('/environment.json', main));
      return `${v.parse(replySchema, await response.json()).outsideOrigin}/sandbox`;
    } catch {
      this.address = undefined;
      return undefined;
    }
  }
}
