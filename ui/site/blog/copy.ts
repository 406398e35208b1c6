export const blogCopy = {
  title: 'Blog',
  lead: 'Short articles on saving and investing, under the names of our invented team. No tips, no price targets.',
  contents: 'All articles',
  by: 'By',
  minutes: 'min read',
  back: 'All articles',
  others: 'More articles',
} as const;
