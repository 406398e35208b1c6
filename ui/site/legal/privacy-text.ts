import type { LegalText } from './legal-text.ts';

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, and who else gets to see it.',
  since: '1 November 2026',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your mobile number and email address; your PAN, name, date of birth and address; your bank and demat accounts; what forms ask you, such as your occupation and your nominees; and the deposits and shares that you book, order and hold.',
        'From visitors who do not sign in, we keep what they send: a message, or a request for the investor note. Advisors who sign up give their name, place, number and email address.',
      ],
    },
    {
      title: 'Why we keep it',
      paragraphs: [
        'The law requires every issuer to know who a depositor is, and every transfer of shares to name both sides. We collect it once, with your consent, so that you do not type it again each time. We do not sell it, and we show no advertisements.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: ['Each gets only what it needs for its part:'],
      points: [
        'the issuer of a deposit you book, the seller and the depository of shares you buy;',
        'the registers that confirm your PAN and your identity;',
        'your bank, when we check an account, and the payment company, as far as a payment needs it;',
        'the service for digital signatures, for the deal slip;',
        'courts and authorities, where the law requires us to share it.',
      ],
    },
    {
      title: 'On your phone or computer',
      paragraphs: [
        'Your session, and what you have typed but not sent, are kept encrypted on your device and are removed when you sign out. A message to us that you have not sent stays encrypted in its tab until you send it or close the tab. A mark without personal data says that someone is signed in, so that public pages show the right menu. We set no cookies for tracking.',
        'If you come through the link of a campaign or a friend, its code is kept on your device. It is sent with your sign-up where the sign-up accepts it.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'As long as you have an account, and after that for as long as the law requires for financial records, at present up to ten years. Messages and sign-ups without an account are deleted after two years. Those of advisors are kept until they ask to end them.',
        'If you delete your account, we keep for about a day how often you used what is limited, such as PAN look-ups, so that the limits still hold. These counts contain neither your name nor your number.',
      ],
    },
    {
      title: 'What you may ask us to do',
      paragraphs: [
        'Under Profile, Privacy and your data, you can see and download what we keep, withdraw a consent as easily as you gave it, and ask us to delete your account. You may also ask us to correct what is wrong, and name a person who may do all this for you if you cannot.',
        'If you are not satisfied with our answer, you may approach the Data Protection Board of India.',
      ],
    },
    {
      title: 'How we protect it',
      paragraphs: [
        'Data is encrypted when it is sent and when it is stored. Our staff see only what a task needs, and each access is recorded. If data about you is lost or stolen, we inform you and the authorities without delay, and tell you what you can do.',
      ],
    },
  ],
};
