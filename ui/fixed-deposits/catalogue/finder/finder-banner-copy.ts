export const finderBannerCopy = {
  title: 'Not sure which FD to invest in?',
  text: 'Answer two questions, and see the deposits of banks that fit.',
  action: 'Try FD Finder',
} as const;
