import { createServer } from 'node:net';

/** Below the ports that Linux hands out by itself: no connection of another test takes one away. */
const FIRST_PORT = 20_000;
const PAIRS = 6_000;

/** Two ports in a row that nothing listens on at the moment, on any address: app and outside. */
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
