/** The list query of the best deposit, which the product documents fix [FD-9.27]. */
export const BEST_LIST = { count: 1, tagId: 1, categoryId: 3 } as const;
/** The list query of the other deposits, which the product documents fix [FD-9.28]. */
export const MORE_LIST = { count: 10, tagId: 4, categoryId: 5 } as const;
