import { AppContainer } from '#infrastructure/container.ts';
import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import type { Device } from '#infrastructure/platform/platform.module.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { contextModules, contextNames } from '#tests/support/context-modules.ts';

/**
 * The app's own adapters for a backend, as one browser has them, with a cookie jar of its own.
 * @param device what a test takes part in: the calls on their way, or the storage of another tab
 */
export async function clientOf(
  appAddress: string,
  device: Partial<Device> = {},
): Promise<AppContainer> {
  const container = startedClient(appAddress, device);
  await Promise.all(contextNames.map((name) => container.loadContext(name)));
  return container;
}

/** A client that has loaded no context yet, as when the app starts. */
export function startedClient(appAddress: string, device: Partial<Device> = {}): AppContainer {
  return new AppContainer({
    environment: sandboxEnvironment(appAddress),
    device: {
      vault: new MemoryVault(),
      draftsVault: new MemoryVault(),
      factsVault: new MemoryVault(),
      actionsVault: new MemoryVault(),
      fetch: fetchWithCookies(appAddress),
      isVerbose: false,
      sharedStorage: 'window' in globalThis ? window.localStorage : undefined,
      ...device,
    },
    modules: contextModules,
  });
}

/** The headers that a browser adds to a request of this origin: cookies and Origin. */
export function fetchWithCookies(origin: string): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const isOfDom = 'window' in globalThis && init?.body instanceof FormData;
    const body = isOfDom ? await written(init.body as FormData, headers) : init?.body;
    const sent = { ...init, headers, ...(body !== undefined && { body }) };
    const response = await fetch(input, sent);
    for (const line of response.headers.getSetCookie()) keepCookie(jar, line);
    return response;
  };
}

/** Node cannot send a form of a DOM: it is written out as a browser does. */
async function written(form: FormData, headers: Headers): Promise<Uint8Array<ArrayBuffer>> {
  const border = '----------------form-of-a-test-in-a-dom';
  headers.set('content-type', `multipart/form-data; boundary=${border}`);
  const parts: Buffer[] = [];
  for (const [name, value] of form.entries()) {
    const file = typeof value === 'string' ? '' : `; filename="${encodeURI(value.name)}"`;
    const head = `--${border}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    const content = typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer());
    parts.push(Buffer.from(head), Buffer.from(content as string), Buffer.from('\r\n'));
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${border}--\r\n`)]));
}

function keepCookie(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const isGone = value === '' || attributes.some((a) => a.trim().toLowerCase() === 'max-age=0');
  if (isGone) jar.delete(name.trim());
  else jar.set(name.trim(), value.trim());
}
