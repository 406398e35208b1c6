import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { installPacked, type PackedPackage } from '../clients/packed.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

const clients = join(repositoryRoot, 'tests/clients');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
};

/** Serves the files of a folder. */
function serve(folder: string): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    const type = types[extname(path)];
    if (type === undefined || !existsSync(path)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(readFileSync(path));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

async function bundleWorker({ folder }: PackedPackage): Promise<void> {
  copyFileSync(join(clients, 'worker.js'), join(folder, 'worker-source.js'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      lib: {
        entry: join(folder, 'worker-source.js'),
        formats: ['es'],
        fileName: () => 'worker.js',
      },
      outDir: folder,
      emptyOutDir: false,
    },
  });
}

test('a plain page and a worker calculate with the packed package alone @once', async ({ page }) => {
  const packed = installPacked();
  await bundleWorker(packed);
  for (const file of ['page.html', 'page.js']) {
    copyFileSync(join(clients, file), join(packed.folder, file));
  }
  const site = await serve(packed.folder);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  try {
    await page.goto(`${site.address}/page.html`);
    await expect(page.locator('#page')).toHaveText('₹1,28,614');
    await expect(page.locator('#worker')).toHaveText('₹1,28,614');

    await page.getByLabel('Principal in rupees').fill('5000');
    await page.getByLabel('Rate a year in percent').fill('9');
    await page.getByLabel('Tenure').fill('3Y4M');
    await page.getByRole('button', { name: 'Reckon' }).click();
    await expect(page.locator('#page')).toHaveText('₹6,669');
    await expect(page.locator('#worker')).toHaveText('₹6,669');

    await page.getByLabel('Tenure').fill('soon');
    await page.getByRole('button', { name: 'Reckon' }).click();
    await expect(page.getByRole('alert')).toHaveText('That is not-a-tenure');
    expect(problems).toEqual([]);
  } finally {
    site.close();
    packed.remove();
  }
});
