/**
 * Follows the replacements of texts by Google Translate. Downloads what that needs only once a page
 * is translated, which Chrome tells by no event.
 */
export function watchTranslation(page: Node = document.body): void {
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes: [added] }) => added?.nodeName === 'FONT')) return;
    void import('./translated-text.ts').then(({ follow }) => follow(records));
  }).observe(page, { childList: true, subtree: true });
}
