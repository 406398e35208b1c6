import type { Result } from '#domain/platform/result.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { lightClientOf } from '../content/light-client.ts';

export type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/** The adapters of the app, and those of the public pages. */
export interface Adapters {
  readonly app: AppContainer;
  readonly site: ReturnType<typeof lightClientOf>;
}

/** One call as the documents have it, and the adapter method that makes it. */
export interface DocumentedCall {
  /** The rows of the ledger whose names travel with this call. */
  readonly rows: readonly string[];
  /** As the API description writes it, such as `POST /api/main/products/getfd`. */
  readonly at: string;
  /** A reply with the documented fields and no other. */
  readonly reply: Json;
  /** Documented fields of the reply that the adapter does not read, each with the reason. */
  readonly unread?: Readonly<Record<string, string>>;
  /** Values that the body of the request has, where the documents or a decision name them. */
  readonly sends?: Json;
  /** Answers to other calls that the adapter makes on the way, by address and words sent. */
  readonly beside?: (at: string, words: ReadonlySet<string>) => Json | undefined;
  make(adapters: Adapters): Promise<Result<unknown, unknown>>;
}

/** The reply of a call of which the documents read the status alone. */
export const DONE = { status: 200 };
