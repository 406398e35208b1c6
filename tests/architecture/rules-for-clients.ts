/**
 * Published values of the domain that the product does not run, each with the reason why the
 * package offers it to its clients.
 */
export const rulesForClients: Readonly<Record<string, string>> = {
  actualOverActual:
    'Clients quote deposits of issuers whose terms count leap years; none is in the catalogue.',
};
