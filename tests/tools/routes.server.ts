import { contextModules } from '#infrastructure/container.ts';
import { frameParts } from '#ui/platform/layouts/frame-parts.ts';
import { frames } from '#ui/platform/layouts/frames.ts';
import { routes } from '#ui/platform/routes.tsx';
import { askedDuring } from './asked-modules.ts';

/** A path of the app, and the modules that it asks for when it is opened. */
export interface RouteModules {
  readonly path: string;
  readonly isGuarded: boolean;
  readonly modules: readonly string[];
}

/** The routes whose screens are downloaded: each is asked for, in a build with `askedModules()`. */
export async function routeModules(): Promise<readonly RouteModules[]> {
  const found: RouteModules[] = [];
  for (const { path, screen, layout, guarded = false } of routes) {
    if (screen?.ask === undefined) continue;
    const modules = await askedDuring(async () => {
      await screen.ask?.({ loadContext: async (name) => void (await contextModules[name]()) });
      if (!frames[layout].hasMenus) return;
      for (const part of Object.values(frameParts)) await part();
    });
    found.push({ path, isGuarded: guarded, modules });
  }
  return found;
}
