/**
 * Published values of the domain that the product does not run, each with the reason why the
 * package offers it to its clients.
 */
export const rulesForClients: Readonly<Record<string, string>> = {
  actualOverActual:
    'Clients quote deposits of issuers whose terms count leap years; none is in the catalogue.',
  ...valuesOf('Their screens come next: the three rates of a deposit side by side.', [
    ...['AVERAGE_YIELD_LABEL', 'presentValues', 'tdsDrag', 'yearsBetween'],
  ]),
  ...valuesOf('Their screens come next: insurance cover with a further deposit.', [
    ...['coverWithDeposit', 'exposureOn', 'insuranceHeadroom'],
  ]),
  passbookEntryLabel:
    'Clients name an entry of the passbook in one word; the app says which deposit paid what.',
};

function valuesOf(reason: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}
