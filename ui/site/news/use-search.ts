import { newsSearchTerm } from '#domain/content/news.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const NAME = 'search';
const LONGEST = 100;
/** How long the search waits after the last keystroke, in milliseconds. */
export const NEWS_SEARCH_DEBOUNCE = 500;

/**
 * The typed text, and the search term once typing pauses. The term is part of the URL, so that
 * reloads and shared links repeat the search. It is undefined on the server and until hydration.
 */
export function useSearch() {
  const [typed, setTyped] = useState<string>();
  const term = useSyncExternalStore(onAddress, termInAddress, () => undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    keepInAddress(newsSearchTerm(text));
  };
  const shown = typed ?? term ?? '';
  return {
    typed: shown,
    term,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(text), NEWS_SEARCH_DEBOUNCE);
    },
    searchNow: () => search(shown),
    clear: () => {
      setTyped('');
      search('');
    },
  };
}

function onAddress(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function termInAddress(): string {
  return newsSearchTerm(new URLSearchParams(location.search).get(NAME)?.slice(0, LONGEST) ?? '');
}

function keepInAddress(term: string): void {
  const query = new URLSearchParams(location.search);
  if (term === '') query.delete(NAME);
  else query.set(NAME, term);
  const text = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${text === '' ? '' : `?${text}`}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
