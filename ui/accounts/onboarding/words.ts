/** For a step that can be put off. */
export const skipWords = {
  skip: 'Add Later',
  skipping: 'One moment…',
  failed: 'somethings went wrong',
} as const;
