import { Clock } from '#application/platform/clock.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cardRow, tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { BreakEarly, type BreakEarlyProps } from '#ui/fixed-deposits/early-exit/break-early.tsx';
import { type Ports, PortsProvider } from '#ui/platform/injection.tsx';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

/** The deposit of section 1 of the design notes: 1,00,000 at 8.10, interest added yearly. */
const CHECKED: DepositTerms = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('8.10'),
  tenure: tenureOf('36M'),
  payoutFrequency: 'at-maturity',
};

describe('the early exit of a held deposit, by the worked examples', () => {
  it('says what a finance company pays inside a year and after it', async () => {
    const { part } = await show({});
    const { say } = part;
    await say('2027-07-15', 'you get ₹1,08,246: ₹4,232 less than it is worth that day.');
    const rebooking = 'A new deposit must pay 10.75% a year to reach ₹1,26,321 by 15 Jan 2029.';
    expect(part.text()).toContain(`${rebooking} It then comes to ₹1,26,32`);
    expect(part.text()).toContain('7.40% for the time it ran, less 2 points');
    await say('2026-07-15', 'you get ₹1,02,200:');
    expect(part.text()).toContain('7.40%, the lowest of the card, less 3 points');
    await say('2026-09-15', 'you get ₹1,02,933: ₹2,467 less than it is worth that day.');
    await say('2026-05-15', 'you get ₹1,00,000:');
    expect(part.text()).toContain('No interest for this time');
    await say('2029-01-15', 'You get ₹1,26,321 without breaking it.');
  });

  it('lists the amounts of hardship before the first day', async () => {
    const { part } = await show({ today: '2026-04-14' });
    expect(part.text()).toContain('You cannot break it on 14 Apr 2026.');
    expect(part.text()).toContain('The first possible day is 15 Apr 2026.');
    expect(part.text()).toContain('declared calamity₹50,000');
    expect(part.text()).toContain('Critical illness: all of it₹1,00,000');
    expect(part.text()).not.toContain('Small deposit');
    const tiny = await show({ today: '2026-04-14', principal: '10000' });
    expect(tiny.part.text()).toContain('Small deposit: all of it₹10,000');
  });

  it('says what a death or a longer deposit changes, with its own source', async () => {
    const early = await show({ today: '2026-04-14' });
    expect(early.part.text()).toContain(
      'After a death, the money can be claimed before the first possible day too.',
    );
    expect(early.part.text()).toContain('as read on 23 Nov 2026: Sundaram Finance');
    const bank = await show({ today: '2027-07-15', institution: 'bank' });
    expect(bank.part.text()).toContain(
      'No points are deducted for the survivor after a death, or if you deposit the money there ' +
        'again for longer than the remaining time.',
    );
    expect(bank.part.text()).toContain('as read on 23 Nov 2026: Punjab National Bank');
    const housing = await show({ today: '2026-04-14', institution: 'hfc' });
    expect(housing.part.text()).toContain('We have read no rule for an exit after a death.');
  });

  it('uses the rules of housing finance companies and banks', async () => {
    const housing = await show({ today: '2026-05-15', institution: 'hfc' });
    expect(housing.part.text()).toContain('you get ₹1,01,333');
    const bank = await show({
      ...{ today: '2027-01-15', institution: 'bank', principal: '400000' },
      terms: {
        ...{ annualRatePercent: Percentage.of('7.10'), tenure: tenureOf('24M') },
        compoundingFrequency: 'quarterly',
      },
      card: [['12M', '6.80']],
    });
    expect(bank.part.text()).toContain('you get ₹4,25,802');
    expect(bank.part.text()).toContain('6.80% for the time it ran, less 0.5 points');
  });

  it('deducts interest that was paid out, and says that it is below the principal', async () => {
    const { part } = await show({
      ...{ today: '2026-11-15', principal: '200000' },
      terms: { annualRatePercent: Percentage.of('7.80'), payoutFrequency: 'monthly' },
    });
    expect(part.text()).toContain('you get ₹1,94,333');
    expect(part.text()).toContain('This is less than the ₹2,00,000 that you invested');
    expect(part.text()).toContain('Interest at that rate₹7,333');
    expect(part.text()).toContain('Interest already paid to you, deducted₹13,000');
  });

  it('draws the curve from today, with the numbers of its marked days', async () => {
    const { part } = await show({ today: '2026-08-15' });
    const plot = await screen.findByRole('slider', { name: 'What you get by day, ₹' });
    fireEvent.keyDown(plot, { key: 'Home' });
    expect(plot.getAttribute('aria-valuetext')).toMatch(/^If you break it on 15 Aug 2026 you get/);
    expect(plot.querySelectorAll('path')).toHaveLength(2);
    expect([...plot.querySelectorAll('text')].map((each) => each.textContent)).toEqual(['1', '2']);
    expect(part.text()).toContain('1. Best day within 90 days');
    expect(part.text()).toContain('2. Maturity₹1,26,32115 Jan 2029');
  });

  it('calculates the loan of the worked example', async () => {
    const { part, user } = await show({ today: '2026-07-15' });
    await user.click(screen.getByRole('tab', { name: 'Borrow' }));
    fireEvent.change(screen.getByLabelText('Loan'), { target: { value: '60000' } });
    expect(part.text()).toContain('Interest rate of the loan10.10% p.a.');
    expect(part.text()).toContain('Interest of the loan₹2,988');
    await user.click(screen.getByRole('button', { name: /see how Interest of the loan/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      '₹60,000 × 10.1% × 180 ÷ 365 = ₹2,988.49… ≈ ₹2,988.',
    );
    await user.keyboard('{Escape}');
    fireEvent.change(screen.getByLabelText('Days'), { target: { value: '1000' } });
    expect(part.text()).toContain('The deposit matures before that. Choose fewer days.');
    fireEvent.change(screen.getByLabelText('Days'), { target: { value: 'ten' } });
    expect(part.text()).toContain('Enter whole days, from 1');
    await part.say('2026-04-01', 'You cannot break it on 1 Apr 2026.');
    fireEvent.change(screen.getByLabelText('Days'), { target: { value: '180' } });
    expect(part.text()).toContain('No loan is given so soon after the deposit starts.');
  });
});

describe('the early exit of a held deposit, with facts missing', () => {
  it('says that the rate card is not known, and shows only what needs none', async () => {
    const { part } = await show({ today: '2026-08-15', bookingDayCard: undefined });
    expect(part.text()).toContain('The rate card of your booking day is not known.');
    expect(part.text()).toContain('You can break it on 15 Aug 2026, but the rate for that day');
    await part.say('2026-05-15', 'you get ₹1,00,000:');
  });

  it('says that the card is of another day', async () => {
    const { part, card } = await show({});
    expect(part.text()).not.toContain('The rate card of your booking day');
    const bookingDayCard = { card, column: 'r', isAssumed: true } as const;
    const assumed = await show({ bookingDayCard });
    expect(assumed.part.text()).toContain('The rate card of your booking day was not kept.');
  });

  it.each([
    [{ quote: undefined }, 'The issuer calculates this deposit differently from us'],
    [{ institution: undefined }, 'We do not know what kind of issuer this is'],
    [{ institution: 'post-office' }, 'We have read no rule for this kind of issuer'],
  ] as const)('says why it calculates nothing: %o', async (props, reason) => {
    const { part } = await show(props);
    expect(part.text()).toContain(reason);
    expect(screen.queryByLabelText('Break it on')).toBeNull();
  });
});

interface Shown extends Partial<BreakEarlyProps> {
  readonly today?: string;
  readonly principal?: string;
  readonly institution?: Institution | undefined;
  readonly terms?: Partial<DepositTerms>;
  readonly card?: readonly (readonly [string, string])[];
}

/** Renders the part for a deposit that was booked on 15 January 2026. */
async function show(given: Shown) {
  const { today = '2026-07-15', principal = '100000', terms: more, card: rows, ...props } = given;
  const terms = { ...CHECKED, principal: Money.of(principal), ...more };
  const points = rows ?? [
    ['12M', '7.40'],
    ['24M', '7.75'],
    ['36M', '8.10'],
  ];
  const card = RateCard.of(
    points.map(([tenure, rate], index) =>
      cardRow({
        ...{ schemeMasterId: index + 1, tenure: tenure ?? '', rates: { r: rate ?? '' } },
        payout: terms.payoutFrequency,
      }),
    ),
  );
  const all: BreakEarlyProps = {
    isHeld: true,
    quote: depositQuote(terms),
    startedOn: CalendarDate.of('2026-01-15'),
    institution: 'nbfc',
    earlyWithdrawal: { lockInDays: 90 },
    bookingDayCard: { card, column: 'r', isAssumed: false },
    ...props,
  };
  const { container, unmount } = render(
    <PortsProvider ports={portsOn(today)}>
      <BreakEarly {...all} />
    </PortsProvider>,
  );
  const text = () => container.textContent ?? '';
  const say = async (iso: string, expected: string) => {
    const field = await within(container).findByLabelText('Break it on');
    fireEvent.change(field, { target: { value: CalendarDate.of(iso).slashed } });
    expect(text()).toContain(expected);
  };
  return { part: { text, say }, user: userEvent.setup(), card, unmount };
}

/** Ports that only know the day. */
function portsOn(iso: string): Ports {
  const clock = { today: () => CalendarDate.of(iso), now: () => new Date(`${iso}T06:00:00Z`) };
  return {
    get: <Value,>(key: unknown) => {
      if (key !== Clock) throw new Error('no such port');
      return clock as Value;
    },
    loadContext: () => Promise.resolve(),
  };
}
