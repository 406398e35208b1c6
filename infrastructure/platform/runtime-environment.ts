import type {
  SigningWidget,
  RuntimeEnvironment,
} from '#application/platform/runtime-environment.ts';
import * as v from 'valibot';
import type { Environment } from './environment.ts';

const replySchema = v.object({ outsideOrigin: v.pipe(v.string(), v.url()) });

export interface AppSurroundingsParts {
  readonly environment: Environment;
  readonly keepsSession: boolean;
  readonly fetch: typeof fetch;
}

/** Asks the server that serves the app for the address of its console. */
export class AppSurroundings implements RuntimeEnvironment {
  private address: Promise<string | undefined> | undefined;

  constructor(private readonly parts: AppSurroundingsParts) {}

  get isSandbox(): boolean {
    return this.parts.environment.name === 'sandbox';
  }

  get keepsSession(): boolean {
    return this.parts.keepsSession;
  }

  sandboxAddress(): Promise<string | undefined> {
    this.address ??= this.isSandbox ? this.ask() : Promise.resolve(undefined);
    return this.address;
  }

  async signingWidget(): Promise<SigningWidget | undefined> {
    const { mode, address } = this.parts.environment.signing;
    if (address !== undefined) return { mode, address };
    const sandbox = await this.sandboxAddress();
    return sandbox === undefined
      ? undefined
      : { mode, address: `${new URL(sandbox).origin}/sign` };
  }

  /** Without a reply the hint has no link, and the next screen asks again. */
  private async ask(): Promise<string | undefined> {
    try {
      const main = new URL(this.parts.environment.addresses.main, globalThis.location?.href);
      const response = await this.parts.fetch(new URL('/environment.json', main));
      return `${v.parse(replySchema, await response.json()).outsideOrigin}/sandbox`;
    } catch {
      this.address = undefined;
      return undefined;
    }
  }
}
