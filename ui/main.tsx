import 'reflect-metadata/lite';
import { AppContainer } from '#infrastructure/container.ts';
import { breath } from '#infrastructure/platform/breath.ts';
import { browserDevice } from '#infrastructure/platform/browser-device.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './platform/app.tsx';
import './platform/design-system/tokens.css';
import './platform/design-system/base.css';

void begin();

/** In steps: the page that stands there already answers between them. */
async function begin(): Promise<void> {
  await breath();
  const root = document.getElementById('app');
  if (root === null) throw new Error('no element has the id "app"');
  const environment = environmentFrom(import.meta.env);
  const device = browserDevice(import.meta.env.DEV);
  await breath();
  const container = new AppContainer(environment, device);
  await breath();
  const drawn = createRoot(root);
  await breath();
  startTransition(() => drawn.render(<App ports={container} />));
}
