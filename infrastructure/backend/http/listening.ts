import type { AddressInfo } from 'node:net';

export interface AddressSettings {
  readonly port: string;
  readonly host: string;
}

/**
 * Runs `listen` and waits until the server listens.
 * @throws an Error for the operator, which names the setting to change
 */
export async function listening<T>(
  { host, port }: { readonly host: string; readonly port: number },
  settings: AddressSettings,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(reasonOf(code, { host, port }, settings) ?? String(error), { cause: error });
  }
}

function reasonOf(
  code: string,
  { host, port }: Pick<AddressInfo, 'port'> & { readonly host: string },
  settings: AddressSettings,
): string | undefined {
  if (code === 'EADDRINUSE') {
    const advice = `Stop it, or set ${settings.port} to another port.`;
    return `Port ${port} is in use by another program. ${advice}`;
  }
  if (code === 'EACCES') {
    return `This process may not listen on port ${port}. Set ${settings.port} to another port.`;
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    return `${host} is not an address of this machine. Set ${settings.host} to one.`;
  }
  return undefined;
}
