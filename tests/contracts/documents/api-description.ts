/** The published description of the API, as far as its addresses go. */
export class ApiDescription {
  private constructor(readonly addresses: readonly string[]) {}

  static async of(address: string): Promise<ApiDescription> {
    const response = await fetch(`${address}/sandbox/openapi.json`);
    const { paths } = (await response.json()) as { paths: Readonly<Record<string, object>> };
    const addresses = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    return new ApiDescription(addresses);
  }
}
