import type { SigningWidget } from '#application/platform/surroundings.ts';
import type { SigningToken } from '#domain/private-market/deal-slip.ts';
import { useEffect, useRef } from 'react';
import styles from './deal-slip.module.css';
import { dealSlipWords as words } from './deal-slip-words.ts';
import { openingMessage, signingEventIn } from './signing-messages.ts';

/** A page that has not said a word by then is not coming. */
const PATIENCE_MILLISECONDS = 20_000;

interface DealSlipFrameProps {
  readonly token: SigningToken;
  readonly widget: SigningWidget;
  readonly onCompleted: () => void;
  readonly onCancelled: () => void;
  readonly onFailed: () => void;
}

/** The page of the signing service, in a frame of another origin. */
export function DealSlipFrame(props: DealSlipFrameProps) {
  const { token, widget } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  // The latest callbacks: what a render changes starts no new listening.
  const callbacks = useRef(props);
  useEffect(() => {
    callbacks.current = props;
  });
  const { origin } = new URL(widget.address);
  useEffect(() => {
    const patience = setTimeout(() => callbacks.current.onFailed(), PATIENCE_MILLISECONDS);
    const listen = (message: MessageEvent) => {
      const from = { origin, frame: frame.current?.contentWindow, documentId: token.documentId };
      const event = signingEventIn(message, from);
      if (event === undefined) return;
      clearTimeout(patience);
      if (event === 'ready') {
        from.frame?.postMessage(openingMessage(token, widget.mode), origin);
      } else if (event === 'completed') callbacks.current.onCompleted();
      else if (event === 'cancelled') callbacks.current.onCancelled();
      else callbacks.current.onFailed();
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(patience);
      window.removeEventListener('message', listen);
    };
  }, [origin, token, widget]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={words.frame}
      src={`${widget.address}/${encodeURIComponent(token.documentId)}`}
      sandbox="allow-scripts allow-forms allow-same-origin"
    />
  );
}
