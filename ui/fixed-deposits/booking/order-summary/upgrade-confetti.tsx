import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './upgrade-confetti.module.css';

const CONFETTI_PARTICLES = 200;
const CONFETTI_MS = 3000;

/** Confetti above the page that ignores clicks; none with reduced motion. */
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

/**
 * Throws confetti on the canvas.
 * @returns a function that stops it
 */
async function throwConfetti(canvas: HTMLCanvasElement | null): Promise<() => void> {
  if (!canvas?.getContext('2d')) return () => {};
  const { create } = (await import('canvas-confetti')).default;
  // Workers are created from a blob URL, which the content security policy forbids.
  const confetti = create(canvas, {
    useWorker: false,
    resize: true,
    disableForReducedMotion: true,
  });
  void confetti({ particleCount: CONFETTI_PARTICLES, spread: 110, origin: { y: 0.55 } });
  return () => confetti.reset();
}
