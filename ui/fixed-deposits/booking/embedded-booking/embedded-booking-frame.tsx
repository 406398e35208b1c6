import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { embeddedCopy as copy } from './copy.ts';
import styles from './embedded-booking.module.css';
import type { EmbeddedBookingViewModel } from './embedded-booking.view-model.ts';

interface EmbeddedFrameProps {
  readonly viewModel: EmbeddedBookingViewModel;
}

/** The partner bank's page, sandboxed: it may run scripts and forms but not navigate the app. */
export const EmbeddedFrame = observer(function EmbeddedFrame({ viewModel }: EmbeddedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { step, height } = viewModel;
  const first = useRef(step);
  // Scroll each new form to its top, because the scroll position is that of the previous form.
  useEffect(() => {
    const isLater = first.current !== undefined && step !== first.current;
    // jsdom does not implement `scrollIntoView`.
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
      <BookingNotices viewModel={viewModel} />
      <iframe
        ref={frame}
        className={styles.frame}
        style={
          height === undefined ? undefined : ({ '--own-height': `${height}px` } as CSSProperties)
        }
        title={copy.frame}
        src={viewModel.address}
        sandbox="allow-forms allow-same-origin allow-scripts"
        referrerPolicy="no-referrer"
      />
    </>
  );
});

/** Notices about the state of the partner bank's page. */
const BookingNotices = observer(function BookingNotices({ viewModel }: EmbeddedFrameProps) {
  const { doubt, checking, isSilent } = viewModel;
  if (checking.isRunning) return <Notice isAnnounced>{copy.checking}</Notice>;
  if (doubt !== undefined) {
    const text = doubt.failure === undefined ? undefined : failureCopy(doubt.failure);
    return (
      <Notice
        tone="warning"
        title={copy.notBooked}
        isAnnounced
        action={
          <Button kind="secondary" size="small" onClick={() => void viewModel.check()}>
            {copy.check}
          </Button>
        }
      >
        {text ?? copy.notBookedText}
      </Notice>
    );
  }
  if (!isSilent) return undefined;
  return (
    <Notice
      tone="danger"
      title={copy.silent}
      isAnnounced
      action={
        <Button kind="secondary" size="small" onClick={() => viewModel.retry()}>
          Try again
        </Button>
      }
    >
      {copy.silentText}
    </Notice>
  );
});
