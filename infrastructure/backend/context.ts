import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import type { Authentication } from '#infrastructure/backend/http/authentication.ts';
import type { Reconciliation } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import type { SandboxConfig } from './config.ts';
import type { AddControl } from '#infrastructure/backend/sandbox/control-route.ts';
import type { Desk } from '#infrastructure/backend/sandbox/desk.ts';
import type { Outbox } from '#infrastructure/backend/third-parties/outbox.ts';
import type { FormSlots } from '#infrastructure/backend/http/form-slots.ts';
import type { RouteTable } from '#infrastructure/backend/http/route-table.ts';
import type { Signer } from '#infrastructure/backend/http/signer.ts';

/** What the platform provides to each context. */
export interface Sandbox {
  /** The Fastify server of the app and its API. Contexts add routes with `route(sandbox, …)`. */
  readonly app: FastifyInstance;
  /**
   * The Fastify server of the simulated third-party pages, on its own port. `sendPage` sends a
   * page, and submitted forms are already parsed.
   */
  readonly thirdParties: FastifyInstance;
  /**
   * A connection without a transaction. A route with `mutates` must use the `database` of its
   * arguments instead, which is its transaction.
   */
  readonly database: Kysely<Database>;
  /** Real time, or the fixed time of `SANDBOX_TIME`, plus an offset that the console can change. */
  readonly clock: SandboxClock;
  /** Sends SMS and emails, which the console shows. */
  readonly outbox: Outbox;
  /** Signs values that pass through a browser or a third party. */
  readonly signer: Signer;
  /**
   * The operations desk: the simulated staff who confirm orders, send offers and review video KYCs.
   * It decides automatically, or waits for a button on the console.
   */
  readonly desk: Desk;
  /** Finds the session of a bearer token. The accounts context registers how. */
  readonly authentication: Authentication;
  /** All routes of the API, for its description and for 405 replies. */
  readonly routes: RouteTable;
  /**
   * Adds a call under `/sandbox/api/` on the third-party port. Does nothing if the control
   * interface is off.
   */
  readonly control: AddControl;
  /** Limits the forms with files that are read at a time. */
  readonly formSlots: FormSlots;
  readonly config: SandboxConfig;
}

/** A test value that makes a simulated third party respond in a certain way. */
export interface MagicValue {
  /**
   * The step at which the value is entered, such as `pan`. A screen lists the values of its step.
   */
  readonly step: string;
  readonly label: string;
  readonly value: string;
  /** What the value causes, as one sentence for the console and the screens. */
  readonly outcome: string;
}

/** A sample investor to sign in as. */
export interface SamplePerson {
  readonly name: string;
  /** The mobile number, ten digits without a prefix. */
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
  /** Adds the routes and pages of the context. Runs once, before the servers listen. */
  register(sandbox: Sandbox): void;
  /**
   * Writes the context's sample data. `sandbox.database` is one transaction over all contexts, so a
   * seed opens none of its own.
   */
  seed?(sandbox: Sandbox): Promise<void>;
  /**
   * Runs the context's scheduled jobs that are due at or before `until`, such as payouts,
   * maturities and the expiry of payments.
   */
  runDueJobs?(sandbox: Sandbox, until: Date): Promise<void>;
  /** The ledger postings that its records should have, for reconciliation. */
  readonly reconciliation?: Reconciliation;
  readonly magicValues?: readonly MagicValue[];
  /** The sample investors; the one with the long history comes first. */
  readonly people?: readonly SamplePerson[];
}
