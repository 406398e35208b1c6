import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { DateField } from '#ui/platform/design-system/fields/date-field.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Tabs } from '#ui/platform/design-system/layout/tabs.tsx';
import { useViewModel } from '#ui/platform/injection.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { earlyExitCopy as copy } from './copy.ts';
import { BreakEarlyViewModel } from './break-early.view-model.ts';
import { ExitBorrow } from './exit-borrow.tsx';
import { ExitBreak } from './exit-break.tsx';
import { ExitCurve } from './exit-curve.tsx';
import { ExitPart } from './exit-part.tsx';
import { ExitRule } from './exit-rule.tsx';
import { exitSentence } from './exit-sentence.ts';
import { exitOf, type ExitTerms, type RuledExit } from './exit-terms.ts';
import styles from './break-early.module.css';

export interface BreakEarlyProps extends ExitTerms {
  /** Whether the deposit is booked; otherwise it would start today. */
  readonly isHeld: boolean;
  /** What is missing of a deposit held elsewhere. With it, most days have no amount to draw. */
  readonly missing?: ReactNode;
}

/** What a deposit pays if it is broken before maturity, and a loan instead. */
export function BreakEarly(props: BreakEarlyProps) {
  const { quote, startedOn, institution, earlyWithdrawal, bookingDayCard, told } = props;
  const today = useToday();
  const ruled = useMemo(
    () => exitOf({ quote, startedOn, institution, earlyWithdrawal, bookingDayCard, told }, today),
    [quote, startedOn, institution, earlyWithdrawal, bookingDayCard, told, today],
  );
  return (
    <Section title={copy.title} text={copy.text}>
      <Card>
        {typeof ruled === 'string' || institution === undefined ? (
          <p>{copy.none[typeof ruled === 'string' ? ruled : 'institution']}</p>
        ) : (
          <Ruled {...props} {...{ ruled, institution, today }} />
        )}
      </Card>
    </Section>
  );
}

interface RuledProps extends BreakEarlyProps {
  readonly ruled: RuledExit;
  readonly institution: Institution;
  readonly today: CalendarDate;
}

const Ruled = observer(function Ruled(props: RuledProps) {
  const { ruled, institution, today, isHeld, earlyWithdrawal, missing } = props;
  const { exit } = ruled;
  const viewModel = useViewModel(() => new BreakEarlyViewModel());
  const first = firstChoice(exit, isHeld ? today : undefined);
  const day = viewModel.dayOf({ exit, first });
  const answer = useMemo(() => exit.on(day), [exit, day]);
  const { startedOn, maturityDate } = exit.holding;
  const [from, until] = [formatDate(startedOn), formatDate(maturityDate)];
  return (
    <div className={styles.part}>
      <p className={styles.sentence} aria-live="polite">
        <AmountText>{exitSentence(answer, exit)}</AmountText>
      </p>
      <CardNotice {...props} />
      <DateField
        label={copy.day}
        hint={copy.dayHint(from, until)}
        value={viewModel.dayText(first)}
        onValue={(slashed) => viewModel.typeDay(slashed, exit)}
        earliest={startedOn.iso}
        latest={maturityDate.iso}
        error={viewModel.isDayWrong(exit) ? copy.noDay(from, until) : undefined}
      />
      <Ways {...{ viewModel, exit, answer, institution }} />
      {exit.firstDay !== undefined && missing === undefined && (
        <ExitCurve exit={exit} from={isHeld ? today : startedOn} />
      )}
      <ExitRule {...{ ruled, institution, earlyWithdrawal }} />
    </div>
  );
});

interface WaysProps {
  readonly viewModel: BreakEarlyViewModel;
  readonly exit: EarlyExit;
  readonly answer: ExitAnswer;
  readonly institution: Institution;
}

const Ways = observer(function Ways({ institution, ...props }: WaysProps) {
  const { viewModel } = props;
  return (
    <Tabs
      label={copy.ways}
      value={viewModel.way}
      onValue={viewModel.choose}
      tabs={[
        { value: 'break', label: copy.break, content: <ExitBreak {...props} /> },
        {
          value: 'borrow',
          label: copy.borrow,
          content: <ExitBorrow {...props} institution={institution} />,
        },
        { value: 'part', label: copy.breakPart, content: <ExitPart {...props} /> },
      ]}
    />
  );
});

/** Which rate card is used, if it is not that of the booking day. */
function CardNotice({ bookingDayCard, isHeld, told, missing }: BreakEarlyProps) {
  if (told !== undefined) return missing;
  if (!isHeld) return <p className={styles.note}>{copy.cards.today}</p>;
  if (bookingDayCard === undefined) return <Notice tone="warning">{copy.cards.unknown}</Notice>;
  return bookingDayCard.isAssumed ? <Notice>{copy.cards.assumed}</Notice> : undefined;
}

/** Today for a deposit that is held; for a new one, a year later, or less if it ends earlier. */
function firstChoice(exit: EarlyExit, today: CalendarDate | undefined): CalendarDate {
  const { startedOn, maturityDate } = exit.holding;
  const days = [
    startedOn.plus({ years: 1 }),
    startedOn.plus({ months: 6 }),
    startedOn.plus({ months: 3 }),
  ];
  const wanted = today === undefined ? days : [today];
  return wanted.find((day) => exit.on(day).kind !== 'matured') ?? maturityDate;
}
