import type { ReactNode } from 'react';
import styles from './portrait.module.css';

export type PortraitLook = 'bun' | 'beard' | 'scarf' | 'turban' | 'silver' | 'short';

const SKIN: Readonly<Record<PortraitLook, 'wheat' | 'clay' | 'umber'>> = {
  bun: 'clay',
  beard: 'umber',
  scarf: 'wheat',
  turban: 'clay',
  silver: 'umber',
  short: 'wheat',
};

const BEHIND: Readonly<Partial<Record<PortraitLook, ReactNode>>> = {
  bun: <circle className={styles.hair} cx="48" cy="14" r="11" />,
  scarf: (
    <path
      className={styles.cloth}
      d="M20 48c0-24 12-36 28-36s28 12 28 36c0 18 4 30 8 40H12c4-10 8-22 8-40Z"
    />
  ),
};

const ABOVE: Readonly<Record<PortraitLook, ReactNode>> = {
  bun: (
    <path
      className={styles.hair}
      d="M27 46c-2-20 8-28 21-28s23 8 21 28c-5-10-11-15-21-15s-16 5-21 15Z"
    />
  ),
  beard: (
    <>
      <path
        className={styles.hair}
        d="M28 42c-3-18 8-26 20-26s23 7 20 26c-3-7-8-11-20-11s-17 4-20 11Z"
      />
      <path
        className={styles.hair}
        d="M29 48c0 18 8 26 19 26s19-8 19-26c-3 8-8 8-19 8s-16 0-19-8Z"
      />
    </>
  ),
  scarf: (
    <path
      className={styles.cloth}
      d="M24 48c0-22 10-31 24-31s24 9 24 31c-6-12-12-19-24-19s-18 7-24 19Z"
    />
  ),
  turban: (
    <>
      <path
        className={styles.gold}
        d="M22 38c-2-18 12-27 27-27s28 10 25 27c-8-6-15-8-26-8s-18 2-26 8Z"
      />
      <path className={styles.fold} d="M26 32c14-10 30-12 46-4M34 20c12-3 24 0 34 8" />
      <path
        className={styles.hair}
        d="M30 50c0 17 8 25 18 25s18-8 18-25c-3 8-8 9-18 9s-15-1-18-9Z"
      />
    </>
  ),
  silver: (
    <path
      className={styles.silver}
      d="M26 50c-4-24 8-35 22-35s26 11 22 35c-3-10-6-17-12-20-9 4-22 4-26 8-3 3-4 7-6 12Z"
    />
  ),
  short: (
    <path
      className={styles.hair}
      d="M28 40c-2-16 7-25 20-25s22 9 20 25c-2-5-4-8-6-10-8 2-20 2-28 0-2 2-4 5-6 10Z"
    />
  ),
};

/** A drawn portrait for a testimonial. */
export function Portrait({ look }: { readonly look: PortraitLook }) {
  return (
    <svg className={styles.portrait} viewBox="0 0 96 96" data-skin={SKIN[look]} aria-hidden="true">
      {BEHIND[look]}
      <path className={styles.clothes} d="M10 96c2-20 16-27 38-27s36 7 38 27Z" />
      <path className={styles.skin} d="M40 60h16v14a8 8 0 0 1-16 0Z" />
      <ellipse className={styles.skin} cx="48" cy="45" rx="20" ry="24" />
      {ABOVE[look]}
      <path className={styles.face} d="M39 45v1M57 45v1M42 57c4 4 8 4 12 0" />
    </svg>
  );
}
