import type { SigningWidget } from '#application/platform/runtime-environment.ts';
import type { SigningToken } from '#domain/private-market/orders/deal-slip.ts';
import { useEffect, useRef } from 'react';
import styles from './deal-slip.module.css';
import { dealSlipCopy as copy } from './copy.ts';
import { openingMessage, signingEventIn } from './signing-messages.ts';

/** How long to wait for the first message of the signing page before it counts as failed. */
const PATIENCE_MILLISECONDS = 20_000;

interface DealSlipFrameProps {
  readonly token: SigningToken;
  readonly widget: SigningWidget;
  readonly onCompleted: () => void;
  readonly onCancelled: () => void;
  readonly onFailed: () => void;
}

/** The page of the signing service, in a cross-origin frame. */
export function DealSlipFrame(props: DealSlipFrameProps) {
  const { token, widget } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  // A ref to the latest callbacks, so that a render does not restart the listener.
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
      title={copy.frame}
      src={`${widget.address}/${encodeURIComponent(token.documentId)}`}
      sandbox="allow-scripts allow-forms allow-same-origin"
    />
  );
}
