import { readAmountInput } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { ComparedTenure } from '#domain/fixed-deposits/catalogue/like-for-like.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import type { Money } from '#domain/platform/money.ts';
import { type ReactNode, useState } from 'react';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { MoneyField } from '#ui/platform/design-system/fields/money-field.tsx';
import { SwitchField } from '#ui/platform/design-system/fields/switch-field.tsx';
import { listTermsCopy as copy } from './copy.ts';
import styles from './list-terms.module.css';
import type { ListNarrowing, ListTerms } from '#ui/fixed-deposits/catalogue/list/list-narrowing.ts';
import type { ListComparison } from './use-compared-terms.ts';

interface ListTermsBarProps {
  readonly narrowing: ListNarrowing;
  readonly onNarrow: (narrowing: ListNarrowing) => void;
  readonly terms: ListComparison;
  /** The buttons beside the amount. */
  readonly children: ReactNode;
}

const tenures = Object.values(ComparedTenure).map((value) => ({
  value,
  label: copy.tenures[value],
}));
/** Maximum and minimum number of digits of an amount that the URL keeps. */
const LONGEST = 10;
const SHORTEST = 3;

/**
 * The controls for the amount, the tenure and the regular or senior citizen rates of all deposits
 * in the list.
 */
export function ListTermsBar({ narrowing, onNarrow, terms, children }: ListTermsBarProps) {
  const { filter } = narrowing;
  const set = (part: ListTerms) =>
    onNarrow({ ...narrowing, terms: { ...narrowing.terms, ...part } });
  const insure = (isInsured: boolean) =>
    onNarrow({ ...narrowing, filter: { ...filter, isInsured: isInsured ? true : undefined } });
  return (
    <div className={styles.terms}>
      <div className={styles.amount}>
        <AmountField
          isLabelHidden
          amount={terms.principal}
          onAmount={(amount) => set({ amount })}
        />
      </div>
      <div className={styles.buttons}>{children}</div>
      <div className={styles.chips}>
        <ChoiceGroup
          label={copy.tenure}
          isLabelHidden
          look="chips"
          choices={tenures}
          value={terms.tenure}
          onValue={(tenure) => set({ tenure })}
        />
        <div className={styles.switches}>
          <SwitchField
            look="chip"
            label={copy.insured}
            isOn={filter.isInsured === true}
            onChange={insure}
          />
          <SwitchField
            look="chip"
            label={copy.senior}
            isOn={terms.isSeniorCitizen}
            onChange={(isSeniorCitizen) => set({ isSeniorCitizen })}
          />
        </div>
      </div>
    </div>
  );
}

interface AmountFieldProps {
  readonly amount: Money;
  readonly onAmount: (amount: Money) => void;
  readonly isLabelHidden?: boolean;
}

/** The list keeps its last amount while the text is not a valid one. */
export function AmountField({ amount, onAmount, isLabelHidden = false }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && amountIn(typed) === undefined;
  const change = (text: string) => {
    setTyped(text);
    const next = amountIn(text);
    if (next !== undefined) onAmount(next);
  };
  return (
    <MoneyField
      label={copy.amount}
      isLabelHidden={isLabelHidden}
      value={typed ?? indianGroups(amount.text)}
      onValue={change}
      onBlur={() => {
        if (!isWrong) setTyped(undefined);
      }}
      error={isWrong ? copy.wrongAmount : undefined}
    />
  );
}

function amountIn(text: string): Money | undefined {
  const amount = readAmountInput(text);
  const digits = amount?.text.length ?? 0;
  const isKept = amount?.isWholeRupees === true && digits >= SHORTEST && digits <= LONGEST;
  return isKept && !amount.isNegative() ? amount : undefined;
}
