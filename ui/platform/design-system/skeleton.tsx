import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  /** The shape of what is coming, so that nothing jumps when it arrives. */
  readonly shape?: 'text' | 'hero' | 'card' | 'rows' | 'table' | 'form';
  /** Lines, cards, rows or fields. */
  readonly count?: number;
  /** Said once; pass an empty text for the second and later skeletons of a screen. */
  readonly label?: string;
  /** The narrowest a card may be, as in `Grid`. */
  readonly columns?: 'medium' | 'wide';
}

const PARTS = {
  text: ['line', 'line', 'short'],
  hero: ['label', 'number', 'short'],
  card: ['label', 'title', 'line', 'short'],
  rows: ['avatar', 'line', 'amount'],
  table: ['cell', 'cell', 'cell', 'cell'],
  form: ['label', 'control'],
} as const;

/** Grey shapes in place of what is still loading. */
export function Skeleton({
  shape = 'text',
  count = 1,
  label = 'Loading',
  columns = 'medium',
}: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} data-columns={columns}>
      {label !== '' && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.group} aria-hidden="true">
          {PARTS[shape].map((part, place) => (
            <span key={place} className={styles.part} data-part={part} />
          ))}
        </div>
      ))}
    </div>
  );
}
