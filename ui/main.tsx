import 'reflect-metadata/lite';
import { Session } from '#application/platform/session.ts';
import { AppContainer, type ContextModuleFile } from '#infrastructure/container.ts';
import { browserDevice } from '#infrastructure/platform/browser-device.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './platform/app.tsx';
import { watchTranslation } from './platform/translation.ts';
import '#ui/platform/design-system/foundations/tokens.css';
import '#ui/platform/design-system/foundations/base.css';

/** How long the app waits for the stylesheets and the session before it renders without them. */
const LONGEST_WAIT_MILLISECONDS = 2000;

/**
 * The `*.module.ts` files of all contexts. They are found by pattern, so a new one needs no
 * registration.
 */
const modules = import.meta.glob<ContextModuleFile>([
  '../infrastructure/*/**/*.module.ts',
  '!../infrastructure/{platform,backend}/**',
]);

void begin();

async function begin(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('no element has the id "app"');
  const environment = environmentFrom(import.meta.env);
  const { DEV: isVerbose } = import.meta.env;
  const reportAddress = import.meta.env['VITE_REPORT_URL'] as string | undefined;
  const device = browserDevice({ isVerbose, reportAddress });
  const container = new AppContainer({ environment, device, modules });
  const drawn = createRoot(root);
  // Restore the session first, so that the first screen is not rendered for a visitor.
  const ready = Promise.allSettled([styleIsThere(), container.get(Session).restore()]);
  await Promise.race([ready, until(LONGEST_WAIT_MILLISECONDS)]);
  startTransition(() => drawn.render(<App ports={container} />));
  watchTranslation();
}

/** Resolves once every deferred stylesheet has loaded. */
async function styleIsThere(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const late = Array.from(links).filter(({ sheet }) => sheet === null);
  await Promise.all(late.map((link) => new Promise((seen) => link.addEventListener('load', seen))));
}

function until(milliseconds: number): Promise<unknown> {
  return new Promise((over) => setTimeout(over, milliseconds));
}
