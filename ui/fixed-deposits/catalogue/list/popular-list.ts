/** The number of rows per page of a list. */
export const LIST_COUNT = 10;

/** The catalogue query of the first list, which the product documents fix. */
export const POPULAR_LIST = { categoryId: 1, tagId: 2 } as const;
