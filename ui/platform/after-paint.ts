import { useEffect, useState } from 'react';

/**
 * Calls a function once the browser has painted what is rendered now. For downloads that this does
 * not need, so that they do not delay it.
 * @returns a function that cancels the call
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The callback of a frame runs before the frame is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the browser has painted the view since its first data was shown. */
export function useIsPainted(isShown: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => (isShown ? afterPaint(() => setIsPainted(true)) : undefined), [isShown]);
  return isPainted;
}
