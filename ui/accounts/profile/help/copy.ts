export const helpCopy = {
  heading: 'Help & Support',
  lead: 'Talk to a person on our team.',
  call: 'Call us',
  write: 'Email us',
  hours: 'Support hours',
  office: 'Office',
  answers: 'What people ask us most:',
  answersLink: 'Questions and answers',
} as const;
