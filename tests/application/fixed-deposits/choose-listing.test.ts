import { ChooseListing } from '#application/fixed-deposits/catalogue/choose-listing.ts';
import { Money } from '#domain/platform/money.ts';
import { StoredChosenRow } from '#infrastructure/fixed-deposits/catalogue/stored-chosen-row.ts';
import { StoredDepositChoices } from '#infrastructure/fixed-deposits/catalogue/stored-deposit-choices.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { ROW } from './orders.ts';

const PAGE = '/invest/3/41/High%20Return';
const terms = { principal: Money.of(250_000), isSeniorCitizen: true };

function choosing() {
  const journey = new TabJourneyStore(undefined);
  const chosenRow = new StoredChosenRow(journey);
  const choices = new StoredDepositChoices(journey);
  const chooseListing = new ChooseListing(chosenRow, choices);
  return { journey, chosenRow, choices, chooseListing };
}

describe('choosing a deposit in a list', () => {
  it('stores the row that its page selects first', () => {
    const { chooseListing, chosenRow, choices, journey } = choosing();
    chooseListing.run({ depositId: 3, row: ROW, page: PAGE });
    expect(chosenRow.readTenure()).toEqual(ROW.tenure);
    expect(chosenRow.readPayout()).toBe(ROW.payoutFrequency);
    expect(journey.read(JourneyKey.DepositId)).toBe('3');
    expect(choices.read(PAGE, true)).toBeUndefined();
  });

  it('stores the amount and the rates for which the list compared it, for that page only', () => {
    const { chooseListing, choices } = choosing();
    chooseListing.run({ depositId: 3, row: ROW, page: PAGE, terms });
    expect(choices.read(PAGE, true)).toEqual({ amount: terms.principal, isSeniorCitizen: true });
    expect(choices.read('/invest/4/41/High%20Return', true)).toBeUndefined();
  });
});
