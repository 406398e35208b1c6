import { shellOf } from './app-shell.ts';
import { applyLateStyles } from './first-paint.ts';
import { loadWebFonts, loadWebFontsAfterScreen } from './web-fonts.ts';

/**
 * Starts the app in the HTML of a screen. Its prerendered page (shell) is shown until the app has
 * loaded. A shell for visitors is removed for a signed-in user and vice versa, because the app
 * redirects that user.
 * @param isSignedIn whether the browser is marked as signed in
 */
export function startApp(isSignedIn: boolean): void {
  // Preload the files of a guarded screen, which a visitor does not need.
  const preloads = takeTemplate('preloads');
  if (isSignedIn && preloads !== undefined) document.head.append(preloads);
  const shell = shellFor(isSignedIn ? 'investor' : 'visitor');
  const isComplete = shell?.dataset['complete'] !== undefined;
  applyLateStyles();
  void (isComplete ? loadWebFonts() : loadWebFontsAfterScreen());
  void importEntry();
}

function shellFor(audience: 'investor' | 'visitor'): HTMLElement | undefined {
  const shell = shellOf(document);
  if (shell === undefined) return undefined;
  if ((shell.dataset['audience'] ?? audience) !== audience) {
    shell.remove();
    delete document.documentElement.dataset['ground'];
    return undefined;
  }
  delete shell.dataset['audience'];
  // Remove the heading, because it is only correct for a URL without a query.
  if (location.search !== '') shell.querySelector('[data-opening]')?.remove();
  return shell;
}

/**
 * Imports the entry script of the app. If a script fails to load, it shows the error page and
 * reports the error.
 */
async function importEntry(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-entry]');
  try {
    await import(/* @vite-ignore */ link?.href ?? '');
  } catch (error) {
    const lost = takeTemplate('lost');
    document.documentElement.dataset['ground'] = 'paper';
    shellOf(document)?.remove();
    if (lost !== undefined) document.getElementById('app')?.before(lost);
    reportError(error);
  }
}

/** Removes a template from the document, and returns its content. */
function takeTemplate(id: string): DocumentFragment | undefined {
  const template = document.getElementById(id);
  template?.remove();
  return template instanceof HTMLTemplateElement ? template.content : undefined;
}
