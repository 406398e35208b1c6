import { NEWS_SEARCH_DEBOUNCE, newsSearchTerm } from '#domain/content/news.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const NAME = 'search';
const LONGEST = 100;

/**
 * What is typed, and the term that is searched for once typing rests. The term stands in the
 * address, so that a reload and a shared link find the same; while the page is made to HTML, and
 * until it is alive, it is not known.
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
