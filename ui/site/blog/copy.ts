export const blogCopy = {
  title: 'Blog',
  lead: 'Short articles on saving and investing, written by the people who built Vriddhi. No tips, no price targets.',
  contents: 'All articles',
  by: 'By',
  minutes: 'minutes to read',
  back: 'All articles',
  others: 'More articles',
} as const;
