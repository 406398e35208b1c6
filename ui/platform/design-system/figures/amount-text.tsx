import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import {
  HIDDEN_AMOUNT,
  partsAroundAmounts,
  useHiddenAmounts,
} from '#ui/platform/hidden-amounts/hidden-amounts-context.ts';
import styles from './amount-text.module.css';

interface AmountTextProps {
  /** Texts may be hidden; other nodes are shown as they are. */
  readonly children: ReactNode;
  /** Makes the paise of an amount smaller, where the surrounding figure asks for it. */
  readonly hasSmallPaise?: boolean;
}

/** A text whose amounts in rupees are replaced by '••••' while the investor hides amounts. */
export function AmountText({ children: text, hasSmallPaise = false }: AmountTextProps) {
  const { areHidden } = useHiddenAmounts();
  if (typeof text !== 'string') return text;
  if (areHidden) return <Hidden text={text} />;
  const [, rupees, paise] = (hasSmallPaise && /^(.*\d)(\.\d\d)$/.exec(text)) || [];
  if (rupees === undefined || !rupees.includes('₹')) return text;
  return (
    <>
      {rupees}
      <span className={styles.paise}>{paise}</span>
    </>
  );
}

function Hidden({ text }: { readonly text: string }) {
  const parts = partsAroundAmounts(text).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <Dots />}
      {part}
    </Fragment>
  ));
  return <span>{parts}</span>;
}

function Dots() {
  return (
    <span className={styles.hidden}>
      <span aria-hidden="true">{HIDDEN_AMOUNT.look}</span>
      <VisuallyHidden>{HIDDEN_AMOUNT.label}</VisuallyHidden>
    </span>
  );
}
