import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsFrom } from '#infrastructure/backend/start-options.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const appFolder = mkdtempSync(join(tmpdir(), 'vriddhi-app-'));
const settings = { VITE_REPORT_URL: 'https://reports.example/in' };
const { reportOrigin = '' } = optionsFrom(settings, { version: 'test' });

let backend: Backend;
beforeAll(async () => {
  writeFileSync(join(appFolder, 'app.html'), '<!doctype html>');
  writeFileSync(join(appFolder, 'pages.json'), '[{ "path": "*", "file": "/app.html" }]');
  backend = await startBackend({ reportOrigin, appFolder });
});
afterAll(async () => {
  await backend.stop();
  rmSync(appFolder, { recursive: true });
});

it('allows pages to call the host of reports beside their own [PM-7.58]', async () => {
  const policy = (await fetch(`${backend.appAddress}/`)).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://reports.example");
});
