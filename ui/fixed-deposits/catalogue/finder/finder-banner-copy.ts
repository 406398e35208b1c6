export const finderBannerCopy = {
  title: 'Not sure which FD to invest in?',
  text: 'Answer two questions to see the deposits that suit you.',
  action: 'Try FD Finder',
} as const;
