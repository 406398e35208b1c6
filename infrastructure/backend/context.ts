import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import type { Authentication } from '#infrastructure/backend/http/authentication.ts';
import type { ContextBooks } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/clock.ts';
import type { SandboxConfig } from './config.ts';
import type { AddControl } from '#infrastructure/backend/sandbox/control-route.ts';
import type { Desk } from '#infrastructure/backend/sandbox/desk.ts';
import type { Outbox } from '#infrastructure/backend/third-parties/outbox.ts';
import type { RouteTable } from '#infrastructure/backend/http/route-table.ts';
import type { Signer } from '#infrastructure/backend/http/signer.ts';

/** What the platform provides to each context. */
export interface Sandbox {
  /** The Fastify server of the app and its API. Add routes with `route(sandbox, …)`. */
  readonly app: FastifyInstance;
  /** The Fastify server of the third-party pages. `sendPage` sends a page; forms arrive parsed. */
  readonly outside: FastifyInstance;
  /** In a route that mutates, use the `database` of its arguments instead. */
  readonly database: Kysely<Database>;
  readonly clock: SandboxClock;
  readonly outbox: Outbox;
  readonly signer: Signer;
  /** Whether the desk acts automatically. */
  readonly desk: Desk;
  /** Where the accounts context registers how a bearer token is looked up. */
  readonly authentication: Authentication;
  readonly routes: RouteTable;
  /**
   * Adds a call under `/sandbox/api/` on the third-party port; does nothing if the control
   * interface is off.
   */
  readonly control: AddControl;
  readonly config: SandboxConfig;
}

/** A value that makes a simulated third party answer in a certain way. */
export interface MagicValue {
  /** The step where the value is typed, such as `pan`. A screen lists the values of its step. */
  readonly step: string;
  readonly label: string;
  readonly value: string;
  /** What the value causes, as a short sentence. */
  readonly outcome: string;
}

/** A sample investor to sign in as. */
export interface SamplePerson {
  readonly name: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly description: string;
}

/** One context of the backend: its tables, routes, sample data and scheduled jobs. */
export interface BackendContext {
  /** The name of the context's folder. */
  readonly name: string;
  /**
   * Migrations by name, run in order as `<context>/<name>`. Never edit one that has been released.
   */
  readonly migrations: Readonly<Record<string, Migration>>;
  register(sandbox: Sandbox): void;
  /**
   * Writes the context's sample data. `sandbox.database` is one transaction over all contexts, so a
   * seed opens none of its own.
   */
  seed?(sandbox: Sandbox): Promise<void>;
  /** Runs the jobs due up to `until` in order of due time, each in its own transaction. */
  settle?(sandbox: Sandbox, until: Date): Promise<void>;
  /** The postings of its records, for ledger reconciliation. */
  readonly books?: ContextBooks;
  readonly magicValues?: readonly MagicValue[];
  /** The sample investors; the one with the long history comes first. */
  readonly people?: readonly SamplePerson[];
}
