/** The texts of a visitor who opens the link of an advisor's order. */
export const advisorSignInCopy = {
  title: 'Sign in to see your order',
  text:
    'Your advisor has prepared a deposit for you. Sign in with the mobile number that got the ' +
    'link. Only you can see it.',
} as const;
