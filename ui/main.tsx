import 'reflect-metadata/lite';
import { Session } from '#application/platform/session.ts';
import { AppContainer } from '#infrastructure/container.ts';
import { breath } from '#infrastructure/platform/breath.ts';
import { browserDevice } from '#infrastructure/platform/browser-device.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './platform/app.tsx';
import './platform/design-system/tokens.css';
import './platform/design-system/base.css';

/** What does not come holds nobody up. */
const LONGEST_WAIT_MILLISECONDS = 2000;

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
  // The first screen asks for whoever is there, not for a visitor first.
  const ready = Promise.allSettled([styleIsThere(), container.get(Session).restore()]);
  await Promise.race([ready, until(LONGEST_WAIT_MILLISECONDS)]);
  startTransition(() => drawn.render(<App ports={container} />));
}

/** A page that shows something at first asks for the rest of its style after that. */
async function styleIsThere(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const late = Array.from(links).filter(({ sheet }) => sheet === null);
  await Promise.all(late.map((link) => new Promise((seen) => link.addEventListener('load', seen))));
  await breath();
}

function until(milliseconds: number): Promise<unknown> {
  return new Promise((over) => setTimeout(over, milliseconds));
}
