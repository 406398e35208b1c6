import { namesOf, wordsOf } from './documented-server.ts';
import type { Json } from './documented-call.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: Json }[];
  readonly requestBody?: Json;
  readonly responses: { readonly 200: Json };
}

/** The published description of the API, as far as names go. */
export class ApiDescription {
  private constructor(
    private readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>,
  ) {}

  static async of(address: string): Promise<ApiDescription> {
    const response = await fetch(`${address}/sandbox/openapi.json`);
    return new ApiDescription(((await response.json()) as { paths: never }).paths);
  }

  get addresses(): readonly string[] {
    return Object.entries(this.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  /** What may be sent to an address such as `POST /api/main/profile`: names, and fixed words. */
  sent(at: string): ReadonlySet<string> {
    const { parameters = [], requestBody = {} } = this.operation(at);
    const described = [...namesOf(requestBody), ...wordsOf(requestBody)];
    const inAddress = parameters.flatMap(({ name, schema }) => [name, ...wordsOf(schema)]);
    return new Set([...inAddress, ...described]);
  }

  /** The schema of the reply. */
  answered(at: string): ReadonlySet<string> {
    const reply = this.operation(at).responses[200];
    return new Set([...namesOf(reply), ...wordsOf(reply)]);
  }

  private operation(at: string): Operation {
    const [method = '', path = ''] = at.split(' ');
    const found = this.paths[path]?.[method.toLowerCase()];
    if (found === undefined) throw new Error(`the API description has no ${at}`);
    return found;
  }
}
