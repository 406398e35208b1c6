/** The modules whose ports the screens before, during and after an order of shares use. */
export const orderContexts = ['market-shares', 'share-orders', 'basket-orders'] as const;
