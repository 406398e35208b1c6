import 'reflect-metadata/lite';
import { AppContainer } from '#infrastructure/container.ts';
import { browserDevice } from '#infrastructure/platform/browser-device.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { createRoot } from 'react-dom/client';
import { App } from './platform/app.tsx';
import './platform/design-system/tokens.css';
import './platform/design-system/base.css';

const container = new AppContainer(
  environmentFrom(import.meta.env),
  browserDevice(import.meta.env.DEV),
);
const root = document.getElementById('app');
if (root === null) throw new Error('app.html must have an element with the id "app"');
createRoot(root).render(<App ports={container} />);
