import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './upgrade-confetti.module.css';

export const CONFETTI_PARTICLES = 200;
export const CONFETTI_MS = 3000;

/** A burst over the page that takes no press; none where people asked for less motion. */
export function UpgradeConfetti({ onDone }: { readonly onDone: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void throwConfetti(canvas.current).then((reset) => {
      stop = reset;
      if (isOver) stop();
    });
    const timer = setTimeout(() => finish(), CONFETTI_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return <canvas ref={canvas} className={styles.confetti} aria-hidden="true" />;
}

/** @returns what stops it. */
async function throwConfetti(canvas: HTMLCanvasElement | null): Promise<() => void> {
  if (!canvas?.getContext('2d')) return () => {};
  const { create } = (await import('canvas-confetti')).default;
  // A worker would come from a blob, which the policy forbids.
  const confetti = create(canvas, {
    useWorker: false,
    resize: true,
    disableForReducedMotion: true,
  });
  void confetti({ particleCount: CONFETTI_PARTICLES, spread: 110, origin: { y: 0.55 } });
  return () => confetti.reset();
}
