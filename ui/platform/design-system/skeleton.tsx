import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  /**
   * The shape of what is coming, so that nothing jumps when it arrives: `title` has a picture
   * beside the name, `summary` a sum and what it is made of, `listing` is a card with a logo.
   */
  readonly shape?: keyof typeof PARTS;
  /** Lines, cards, rows or fields. */
  readonly count?: number;
  /** Said once; pass an empty text for the second and later skeletons of a screen. */
  readonly label?: string;
  /** The narrowest a card may be, as in `Grid`. */
  readonly columns?: 'wide';
}

/** Of how many parts each shape is made; the style sheet says what they look like. */
const PARTS = {
  text: 3,
  title: 4,
  hero: 3,
  summary: 5,
  card: 4,
  listing: 6,
  rows: 3,
  table: 4,
  form: 2,
} as const;

/** Grey shapes in place of what is still loading. */
export function Skeleton({ shape = 'text', count = 1, label = 'Loading', columns }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} data-columns={columns}>
      {label !== '' && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.group} aria-hidden="true">
          {Array.from({ length: PARTS[shape] }, (_part, place) => (
            <span key={place} className={styles.part} data-part="" />
          ))}
        </div>
      ))}
    </div>
  );
}
