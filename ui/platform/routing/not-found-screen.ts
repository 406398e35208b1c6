import { lazyScreen } from './lazy-screen.tsx';

export const notFound = lazyScreen(
  [],
  () => import('#ui/platform/shell/not-found.view.tsx'),
  'NotFound',
);
