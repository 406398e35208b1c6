import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { useReport } from '#ui/platform/errors/use-report.ts';
import styles from './basket-copy-link.module.css';
import { basketCopy as copy } from './copy.ts';

/** How long the confirmation is shown after copying. */
const CONFIRMATION_MILLISECONDS = 1000;

/** Copies the link to the page, and confirms it beside the button. */
export function BasketCopyLink() {
  const report = useReport();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setIsCopied(false), CONFIRMATION_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setIsCopied(true);
    } catch (error) {
      report.failed('the link to a basket was not copied', { error: String(error) });
    }
  };
  return (
    <span className={styles.frame}>
      <IconButton
        kind="outlined"
        label={copy.copy}
        icon={<Link2 />}
        onClick={() => void copyLink()}
      />
      <span className={styles.tip} role="status">
        {isCopied && <span className={styles.text}>{copy.copied}</span>}
      </span>
    </span>
  );
}
