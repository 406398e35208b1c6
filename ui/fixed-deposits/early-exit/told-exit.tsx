import { BookingDayRates } from '#domain/fixed-deposits/early-exit/booking-day-rates.ts';
import {
  type MissingExitFact,
  missingExitFact,
} from '#domain/fixed-deposits/early-exit/told-exit-facts.ts';
import type { DeclaredDeposit } from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { useMemo } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { BreakEarly } from './break-early.tsx';
import { earlyExitCopy, toldCopy as copy } from './copy.ts';

export interface ToldExitProps {
  readonly deposit: DeclaredDeposit;
  /** Opens the form at the column that the investor has to add. */
  readonly onAdd: (column: MissingExitFact) => void;
}

/** What a deposit held elsewhere pays if it is broken, by what the investor told about it. */
export function ToldExit({ deposit, onAdd }: ToldExitProps) {
  const today = useToday();
  const { holding, institution, isLocked = false, startRates } = deposit;
  const told = useMemo(
    () => ({ isLocked, rates: BookingDayRates.ofTenures(startRates) }),
    [isLocked, startRates],
  );
  if (holding.isMaturedOn(today)) {
    return (
      <Section title={earlyExitCopy.title}>
        <Card>
          <p>{copy.matured(formatDate(holding.maturityDate))}</p>
        </Card>
      </Section>
    );
  }
  const fact = missingExitFact(deposit, today);
  const missing = fact && <Missing fact={fact} onAdd={onAdd} />;
  if (fact === 'locked') {
    return (
      <Section title={earlyExitCopy.title} text={earlyExitCopy.text}>
        {missing}
      </Section>
    );
  }
  const { quote, startedOn } = holding;
  return <BreakEarly isHeld {...{ quote, startedOn, institution, told, missing }} />;
}

interface MissingProps extends Pick<ToldExitProps, 'onAdd'> {
  readonly fact: MissingExitFact;
}

/** Names the fact that is missing, and leads to its field. */
function Missing({ fact, onAdd }: MissingProps) {
  const { text, add } = copy.missing[fact];
  return (
    <Notice tone="warning">
      <Stack gap="sm">
        <p>{text}</p>
        <div>
          <Button kind="secondary" size="small" onClick={() => onAdd(fact)}>
            {add}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
