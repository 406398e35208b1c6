import type { Result } from '#domain/platform/result.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { lightClientOf } from '../content/light-client.ts';

export type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/** The adapters of the app, and those of the public pages. */
export interface Adapters {
  readonly app: AppContainer;
  readonly site: ReturnType<typeof lightClientOf>;
}

/** A call as the product documents describe it, and the adapter method that sends it. */
export interface DocumentedCall {
  /** The ledger rows whose names this call contains. */
  readonly rows: readonly string[];
  /** As the API description writes it, such as `POST /api/main/products/getfd`. */
  readonly at: string;
  /** A reply with the documented fields and no other. */
  readonly reply: Json;
  /** Documented fields of the reply that the adapter does not read, each with the reason. */
  readonly unread?: Readonly<Record<string, string>>;
  /** Values in the body of the request that the documents or a decision name. */
  readonly sends?: Json;
  /** Replies to other calls that the adapter makes, by path and by the values sent. */
  readonly beside?: (at: string, values: ReadonlySet<string>) => Json | undefined;
  make(adapters: Adapters): Promise<Result<unknown, unknown>>;
}

/** The reply of a call for which the documents define only the status. */
export const DONE = { status: 200 };
