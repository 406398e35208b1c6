import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import styles from './news.module.css';
import { NewsFeed } from './news-feed.tsx';
import { OlderNews } from './older-news.tsx';
import { newsCopy as copy } from './copy.ts';
import { useSearch } from './use-search.ts';

/** News of companies before they list, with search and infinite scrolling. */
export function News() {
  const search = useSearch();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    search.clear();
    // The clear button disappears after a click, so move the focus to the search box.
    box.current?.focus();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{copy.title}</h1>
        <p className={styles.subtitle}>{copy.subtitle}</p>
        <div className={styles.explore}>
          <span data-for="investor">
            <AnchorButton href="/dashboard">{copy.explore}</AnchorButton>
          </span>
          <span data-for="visitor">
            <AnchorButton href="/login">{copy.explore}</AnchorButton>
          </span>
        </div>
      </header>
      <WithScripts>
        <form
          className={styles.search}
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            search.searchNow();
          }}
        >
          <TextField
            ref={box}
            label={copy.search}
            isLabelHidden
            type="search"
            inputMode="search"
            placeholder={copy.search}
            maxLength={100}
            value={search.typed}
            onValue={search.type}
            prefix={<Search aria-hidden="true" />}
            suffix={
              search.typed !== '' && <IconButton label={copy.clear} icon={<X />} onClick={clear} />
            }
          />
        </form>
      </WithScripts>
      <NewsFeed key={search.term ?? ''} term={search.term} />
      <noscript>
        <OlderNews />
      </noscript>
    </div>
  );
}
