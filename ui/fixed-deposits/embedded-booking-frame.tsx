import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { embeddedWords as words } from './embedded-booking-words.ts';
import styles from './embedded-booking.module.css';
import type { EmbeddedBookingViewModel } from './embedded-booking.view-model.ts';

interface EmbeddedFrameProps {
  readonly viewModel: EmbeddedBookingViewModel;
}

/** The bank's own page, which may run its scripts and forms and may not lead the app away. */
export const EmbeddedFrame = observer(function EmbeddedFrame({ viewModel }: EmbeddedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { step, height } = viewModel;
  const first = useRef(step);
  // The next form begins where the person looks, not where the last one ended.
  useEffect(() => {
    const isLater = first.current !== undefined && step !== first.current;
    // A DOM without a layout has nothing to scroll.
    if (isLater) frame.current?.scrollIntoView?.();
    first.current = step;
  }, [step]);
  useEffect(() => {
    const hear = ({ origin, data, source }: MessageEvent<unknown>) => {
      const isFromFrame = source !== null && source === frame.current?.contentWindow;
      viewModel.hear({ origin, data, isFromFrame });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [viewModel]);
  return (
    <>
      <Told viewModel={viewModel} />
      <iframe
        ref={frame}
        className={styles.frame}
        style={
          height === undefined ? undefined : ({ '--own-height': `${height}px` } as CSSProperties)
        }
        title={words.frame}
        src={viewModel.address}
        sandbox="allow-forms allow-same-origin allow-scripts"
        referrerPolicy="no-referrer"
      />
    </>
  );
});

/** What the person should know beside the bank's page. */
const Told = observer(function Told({ viewModel }: EmbeddedFrameProps) {
  const { doubt, isChecking, isSilent } = viewModel;
  if (isChecking) return <Notice isAnnounced>{words.checking}</Notice>;
  if (doubt !== undefined) {
    const text = doubt.failure === undefined ? undefined : failureWords(doubt.failure);
    return (
      <Notice
        tone="warning"
        title={words.notBooked}
        isAnnounced
        action={
          <Button kind="secondary" size="small" onClick={() => void viewModel.check()}>
            {words.check}
          </Button>
        }
      >
        {text ?? words.notBookedText}
      </Notice>
    );
  }
  if (!isSilent) return undefined;
  return (
    <Notice
      tone="danger"
      title={words.silent}
      isAnnounced
      action={
        <Button kind="secondary" size="small" onClick={() => viewModel.retry()}>
          Try again
        </Button>
      }
    >
      {words.silentText}
    </Notice>
  );
});
