import type {
  SigningWidget,
  RuntimeEnvironment,
} from '#application/platform/runtime-environment.ts';
import * as v from 'valibot';
import type { Environment } from './environment.ts';
import type { Transport } from './http/transport.ts';

const replySchema = v.object({ thirdPartyOrigin: v.pipe(v.string(), v.url()) });

export interface HttpRuntimeEnvironmentDependencies {
  readonly environment: Environment;
  readonly transport: Transport;
}

/** Asks the server that serves the app for the URL of its console. */
export class HttpRuntimeEnvironment implements RuntimeEnvironment {
  private address: Promise<string | undefined> | undefined;

  constructor(private readonly dependencies: HttpRuntimeEnvironmentDependencies) {}

  get isSandbox(): boolean {
    return this.dependencies.environment.name === 'sandbox';
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

  /**
   * Asks the server for its console. Without a reply the hint on the screen has no link, and the
   * next screen asks again.
   */
  private async ask(): Promise<string | undefined> {
    const { transport } = this.dependencies;
    const reply = await transport.send({ api: 'app', method: 'GET', path: '/environment.json' });
    const read = v.safeParse(replySchema, reply.ok ? reply.value.body : undefined);
    if (read.success) return `${read.output.thirdPartyOrigin}/sandbox`;
    this.address = undefined;
    return undefined;
  }
}
