/** The modules whose ports most screens of unlisted shares use. */
export const marketContexts = ['market-shares', 'private-market'] as const;
