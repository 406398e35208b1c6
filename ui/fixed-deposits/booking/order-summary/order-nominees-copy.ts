export const orderNomineesCopy = {
  title: 'Nominees',
  share: (percent: number) => `${percent}%`,
  keep: 'Keep these nominees',
  hint: 'Untick this to change them before you pay.',
} as const;
