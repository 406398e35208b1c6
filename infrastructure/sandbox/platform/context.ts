import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database.ts';
import type { Authentication } from './authentication.ts';
import type { ContextBooks } from './books.ts';
import type { SandboxClock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import type { AddControl } from './control-route.ts';
import type { Desk } from './desk.ts';
import type { Outbox } from './outbox.ts';
import type { RouteTable } from './route-table.ts';
import type { Signer } from './signer.ts';

/** What the platform gives each context. */
export interface Sandbox {
  /** The API's server, one origin with the app. Routes are added with `route(sandbox, …)`. */
  readonly app: FastifyInstance;
  /** The outside parties' server: pages by `sendPage`, forms arrive parsed. */
  readonly outside: FastifyInstance;
  /** Inside a route that moves, use the `database` of its arguments instead. */
  readonly database: Kysely<Database>;
  readonly clock: SandboxClock;
  readonly outbox: Outbox;
  readonly signer: Signer;
  /** Whether the desk works by itself. */
  readonly desk: Desk;
  /** The accounts context says here whose a bearer token is. */
  readonly authentication: Authentication;
  readonly routes: RouteTable;
  /** Adds a call under `/sandbox/api/` of the outside port; does nothing where that is off. */
  readonly control: AddControl;
  readonly config: SandboxConfig;
}

/** A value that makes an outside party answer in a certain way. */
export interface MagicValue {
  /** Where a person types it, such as `pan`: a screen shows those of its step. */
  readonly step: string;
  /** The field's label. */
  readonly label: string;
  readonly value: string;
  /** What happens then, in a short sentence. */
  readonly outcome: string;
}

/** A sample investor, to sign in as. */
export interface SamplePerson {
  readonly name: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly description: string;
}

/** One context of the backend: its tables, routes, sample world and what falls due in it. */
export interface SandboxContext {
  /** As the folder is called. */
  readonly name: string;
  /** By name, in order; an applied one is never edited. They run as `<context>/<name>`. */
  readonly migrations: Readonly<Record<string, Migration>>;
  register(sandbox: Sandbox): void;
  /**
   * Writes its part of the sample world. `sandbox.database` is then one transaction over all
   * contexts: a seed opens none of its own.
   */
  seed?(sandbox: Sandbox): Promise<void>;
  /** Runs what fell due up to `until`, in order of due time, each in its own transaction. */
  settle?(sandbox: Sandbox, until: Date): Promise<void>;
  /** The money that its records move. */
  readonly books?: ContextBooks;
  readonly magicValues?: readonly MagicValue[];
  /** The sample investors, the one with the long history first. */
  readonly people?: readonly SamplePerson[];
}
