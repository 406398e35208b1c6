import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import {
  HIDDEN_AMOUNT,
  isAmount,
  splitAtAmounts,
  useHiddenAmounts,
} from '#ui/platform/hidden-amounts/hidden-amounts-context.ts';
import styles from './amount-text.module.css';

interface AmountTextProps {
  /** Amounts in texts never wrap and may be hidden; other nodes are shown as they are. */
  readonly children: ReactNode;
  /** Makes the paise of an amount smaller, where the surrounding figure asks for it. */
  readonly hasSmallPaise?: boolean;
}

/**
 * A text whose amounts in rupees stay on one line. They are replaced by '••••' while the investor
 * hides amounts.
 */
export function AmountText({ children: text, hasSmallPaise = false }: AmountTextProps) {
  const { areHidden } = useHiddenAmounts();
  if (typeof text !== 'string') return text;
  const parts = splitAtAmounts(text);
  if (!parts.some(isAmount)) return text;
  const shown = parts.map((part, at) =>
    isAmount(part) ? (
      <span key={at} className={styles.amount}>
        {areHidden ? <Dots /> : <Amount text={part} hasSmallPaise={hasSmallPaise} />}
      </span>
    ) : (
      part
    ),
  );
  // One element, also where the parent lays its children out as a grid.
  return parts.length === 1 ? shown : <span>{shown}</span>;
}

interface AmountProps {
  readonly text: string;
  readonly hasSmallPaise: boolean;
}

function Amount({ text, hasSmallPaise }: AmountProps) {
  const [, rupees = text, paise] = (hasSmallPaise && /^(.*\d)(\.\d\d)$/.exec(text)) || [];
  return (
    <>
      {rupees}
      {paise !== undefined && <span className={styles.paise}>{paise}</span>}
    </>
  );
}

function Dots() {
  return (
    <>
      <span aria-hidden="true">{HIDDEN_AMOUNT.look}</span>
      <VisuallyHidden>{HIDDEN_AMOUNT.label}</VisuallyHidden>
    </>
  );
}
