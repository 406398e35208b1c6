/** The text beside each booking step: why we ask for the data, and how it is used. */
export const bookingReasons = {
  declaration: {
    title: 'Why these questions',
    reasons: [
      { title: 'The law asks for them', text: 'Every issuer puts them to every depositor.' },
      { title: 'Answer for yourself', text: 'Please answer truthfully.' },
      { title: 'For the issuer alone', text: 'They go with this deposit and nowhere else.' },
    ],
  },
  maturity: {
    title: 'Good to know',
    reasons: [
      {
        title: 'You can change this',
        text: 'Change it in your portfolio until the deposit matures.',
      },
      { title: 'On the maturity day', text: 'We do it automatically and text you.' },
      { title: 'Into your own account', text: 'What is paid out goes to your primary account.' },
    ],
  },
} as const;
