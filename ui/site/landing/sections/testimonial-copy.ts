export const testimonialsTitle = 'In their words';

export const testimonialsNote = 'Illustrative quotes, not from customers.';

/** The people and their portraits are invented. */
export const testimonials = [
  {
    quote:
      'I compared eleven deposits on the bus and booked one before my stop. The tax line was there before I asked.',
    name: 'Kavita Rane',
    who: 'School teacher, Pune',
    look: 'bun',
  },
  {
    quote:
      'The offer said what stamp duty would cost. No one called to hurry me. I slept on it and accepted in the morning.',
    name: 'Arvind Nair',
    who: 'Marine engineer, Kochi',
    look: 'beard',
  },
  {
    quote:
      'My mother gets the senior rate without having to ask, and her nominee is shown on the same page.',
    name: 'Shabnam Sheikh',
    who: 'Pharmacist, Bhopal',
    look: 'scarf',
  },
  {
    quote:
      'I signed the deal slip on my phone at the dairy. The shares were in my demat account the next week.',
    name: 'Harpreet Gill',
    who: 'Dairy farmer, Ludhiana',
    look: 'turban',
  },
  {
    quote: 'It told me what could go wrong before it told me where to click. That is why I stayed.',
    name: 'Meenakshi Sundaram',
    who: 'Retired auditor, Madurai',
    look: 'silver',
  },
  {
    quote:
      'I send clients here when they ask about unlisted shares. The risks are written larger than the claims.',
    name: 'Tenzin Bhutia',
    who: 'Advisor, Gangtok',
    look: 'short',
  },
] as const;
