import { Reporting } from '#application/platform/reporting.ts';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../platform/design-system/icon-button.tsx';
import { usePort } from '../platform/injection.tsx';
import styles from './basket-copy-link.module.css';
import { basketWords as words } from './basket-words.ts';

/** How long it is said that the link is copied. */
const SAID_MILLISECONDS = 1000;

/** Copies the link to the page, and says so beside the button for a second. */
export function BasketCopyLink() {
  const reporting = usePort(Reporting);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setIsCopied(false), SAID_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setIsCopied(true);
    } catch (error) {
      reporting.failed('the link to a basket was not copied', { error: String(error) });
    }
  };
  return (
    <span className={styles.frame}>
      <IconButton
        kind="outlined"
        label={words.copy}
        icon={<Link2 />}
        onClick={() => void copy()}
      />
      <span className={styles.tip} role="status">
        {isCopied && <span className={styles.text}>{words.copied}</span>}
      </span>
    </span>
  );
}
