import type { GenericSchema } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'optional' | 'session';

/** A documented call. The OpenAPI description, and tests that try every route, read it. */
export interface RouteEntry {
  readonly method: Method;
  /** The path, with parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  /** The context of the backend that serves the call. */
  readonly context: string;
  readonly access: Access;
  /** True for a command: the route changes data, in one transaction. */
  readonly mutates: boolean;
  /** `false` for a command that takes no idempotency key. */
  readonly keepsAnswer?: boolean;
  /** The route also accepts a form with files. */
  readonly takesForm?: boolean;
  readonly body: GenericSchema | undefined;
  readonly query: GenericSchema | undefined;
  readonly params: GenericSchema | undefined;
  readonly reply: GenericSchema | undefined;
}

/** All routes of the API in order of registration. */
export class RouteTable {
  private readonly documented: RouteEntry[] = [];
  private context = 'platform';
  private readonly patterns: { readonly method: string; readonly pattern: RegExp }[] = [];

  get entries(): readonly RouteEntry[] {
    return this.documented;
  }

  /** Makes the following calls belong to this context. */
  enter(context: string): void {
    this.context = context;
  }

  document(entry: Omit<RouteEntry, 'context'>): void {
    this.documented.push({ ...entry, context: this.context });
  }

  /** Records that a method and path are served, whether documented or not. */
  serve(methods: string | readonly string[], path: string | RegExp): void {
    const pattern = typeof path === 'string' ? patternOf(path) : path;
    for (const method of typeof methods === 'string' ? [methods] : methods) {
      this.patterns.push({ method, pattern });
    }
  }

  /** The methods that a path accepts, for the `allow` header of a 405. */
  methodsOf(path: string): readonly string[] {
    const methods = this.patterns.filter(({ pattern }) => pattern.test(path));
    return [...new Set(methods.map(({ method }) => method))].sort();
  }
}

/** A pattern for the URLs of a path: `:name` matches one segment, `*` the rest. */
export function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
