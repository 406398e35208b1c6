/** Beside a step of a booking: why it is asked, and what becomes of the answer. */
export const bookingReasons = {
  declaration: {
    title: 'Why these questions',
    reasons: [
      { title: 'The law asks for them', text: 'Every issuer puts them to every depositor.' },
      { title: 'Answer for yourself', text: 'There is no wrong answer, only an untrue one.' },
      { title: 'For the issuer alone', text: 'They go with this deposit and nowhere else.' },
    ],
  },
  maturity: {
    title: 'Good to know',
    reasons: [
      { title: 'Not for ever', text: 'Change it in your portfolio until the deposit matures.' },
      { title: 'On the maturity day', text: 'It happens by itself; we send you a message.' },
      { title: 'Into your own account', text: 'What is paid out goes to your primary account.' },
    ],
  },
} as const;
