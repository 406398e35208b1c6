import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { IconButton } from '../../platform/design-system/icon-button.tsx';
import { TextField } from '../../platform/design-system/text-field.tsx';
import { WithScripts } from '../../platform/front/with-scripts.tsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import styles from './news.module.css';
import { NewsFeed } from './news-feed.tsx';
import { OlderNews } from './older-news.tsx';
import { newsWords as words } from './news-words.ts';
import { useSearch } from './use-search.ts';

/** News of companies before they list: for everybody, with search and endless scroll. */
export function News() {
  const search = useSearch();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    search.clear();
    // The button goes with what it cleared.
    box.current?.focus();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.subtitle}>{words.subtitle}</p>
        <div className={styles.explore}>
          <span data-for="investor">
            <AnchorButton href="/dashboard">{words.explore}</AnchorButton>
          </span>
          <span data-for="visitor">
            <AnchorButton href="/login">{words.explore}</AnchorButton>
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
            label={words.search}
            isLabelHidden
            type="search"
            inputMode="search"
            placeholder={words.search}
            maxLength={100}
            value={search.typed}
            onValue={search.type}
            prefix={<Search aria-hidden="true" />}
            suffix={
              search.typed !== '' && <IconButton label={words.clear} icon={<X />} onClick={clear} />
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
