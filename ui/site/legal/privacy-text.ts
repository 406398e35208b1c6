import type { LegalText } from './legal-text.ts';

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know of you, why, and who else gets to see it.',
  since: '1 November 2026',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your mobile number and e-mail address; your PAN, name, date of birth and address; your bank and demat accounts; what forms ask of you, such as your occupation and your nominees; and the deposits and shares that you book, order and hold.',
        'Of visitors who do not sign in we keep what they send: a message, a request for the investor note. Of an advisor who signs up: name, place, number and e-mail address.',
      ],
    },
    {
      title: 'Why we keep it',
      paragraphs: [
        'The law asks every issuer to know who a depositor is, and every transfer of shares to name both sides. We collect it once, with your consent, so that you do not type it again each time. We do not sell it, and we show no advertisements.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: ['Each gets only what its part needs:'],
      points: [
        'the issuer of a deposit you book, the seller and the depository of shares you buy;',
        'the registers that confirm your PAN and your identity;',
        'your bank, when we check an account, and the payment company, as far as a payment needs it;',
        'the service for digital signatures, for the deal slip;',
        'courts and authorities, where the law obliges us.',
      ],
    },
    {
      title: 'On your phone or computer',
      paragraphs: [
        'Your session and what you have typed and not sent are kept encrypted on your device, and are removed when you log out. A mark without content says that somebody is signed in, so that public pages show the right menu. We set no cookies for tracking.',
        'If you come by a link of a campaign or a friend, its code is kept on your device; it goes with your sign-up where that call takes it.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'As long as you have an account, and after that as long as the law asks of financial records, at present up to ten years. Messages and sign-ups without an account are deleted after two years.',
      ],
    },
    {
      title: 'What you may ask of us',
      paragraphs: [
        'Under Profile, Privacy and your data, you can see and download what we keep, withdraw a consent as easily as you gave it, and ask us to delete your account. You may also ask us to correct what is wrong, and name somebody who may do all this for you if you cannot.',
        'Where you are not content with our answer, you may turn to the Data Protection Board of India.',
      ],
    },
    {
      title: 'How we guard it',
      paragraphs: [
        'Data travels encrypted and rests encrypted. Who works for us sees only what a task needs, and each look is written down. If something is lost or stolen that concerns you, we tell you and the authorities without delay, and what you can do.',
      ],
    },
  ],
};
