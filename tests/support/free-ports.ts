import { createServer } from 'node:net';

/**
 * The first port to try. It is below Linux's range of ephemeral ports, which outgoing connections
 * of other tests use.
 */
const FIRST_PORT = 20_000;
const PAIRS = 6_000;

/**
 * Returns two consecutive ports that are free on all addresses: for the app, and for third parties.
 */
export async function freePorts(): Promise<readonly [number, number]> {
  for (;;) {
    const port = FIRST_PORT + 2 * Math.floor(Math.random() * PAIRS);
    if ((await isFree(port)) && (await isFree(port + 1))) return [port, port + 1];
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
