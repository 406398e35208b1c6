export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

export const termsText: LegalText = {
  title: 'Terms of Use',
  lead: 'What you can expect of Vriddhi, and what we ask of you.',
  sections: [
    {
      title: 'What Vriddhi does',
      paragraphs: [
        'Vriddhi shows fixed deposits of banks and finance companies, and passes your application and your payment on to the one you choose. Vriddhi is a facilitator. It is not a bank, a broker or an adviser, and it takes no deposits.',
        'A deposit is a contract between you and its issuer. The rates, the tenure and the rules for withdrawing early are the issuer’s, and stand in the deposit receipt.',
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: [
        'You may open an account if you are 18 or older, have a PAN and a bank account in India in your own name, and use your own mobile number. A PAN belongs to one account only.',
      ],
    },
    {
      title: 'Signing in',
      paragraphs: [
        'You sign in with a one-time password that is sent to your mobile number. Never tell it to anybody: we do not ask for it by phone, message or e-mail. Tell us at once if your phone or your number is lost.',
      ],
    },
    {
      title: 'Checking your bank account',
      paragraphs: [
        'To see whose account it is, Rs. 0.01 may be credited to it. The amount is yours to keep. Interest and maturity amounts are paid only to an account that was checked in this way.',
      ],
    },
    {
      title: 'Money, interest and tax',
      paragraphs: [
        'Your payment goes straight to the issuer. What we show before you pay is worked out from the issuer’s rate card; the receipt of the issuer decides. The issuer deducts tax at source where the law asks for it.',
        'Bank deposits are insured by DICGC up to ₹5,00,000 per depositor and bank, principal and interest together. Deposits with finance companies are not insured.',
      ],
    },
    {
      title: 'When something goes wrong',
      paragraphs: [
        'Write or call us first, under Help & Support: we answer within two working days. These terms follow the laws of India, and the courts of Mumbai are in charge.',
      ],
    },
  ],
};

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know of you, why, and who else gets to see it.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your mobile number and e-mail address; your PAN, name, date of birth and address; your bank accounts; what deposit forms ask of you, such as your occupation and your nominees; and the deposits you book.',
      ],
    },
    {
      title: 'Why we keep it',
      paragraphs: [
        'The law asks every issuer to know who a depositor is. We collect it once, with your consent, so that you do not type it again for each deposit. We do not sell it, and we show no advertisements.',
      ],
    },
    {
      title: 'Who else sees it',
      paragraphs: [
        'The issuer of a deposit you book; the registers that confirm your PAN and your identity; your bank, when we check an account; and the payment company, as far as a payment needs it. Each gets only what its part needs.',
      ],
    },
    {
      title: 'On your phone or computer',
      paragraphs: [
        'Your session and what you have typed and not sent are kept encrypted on your device, and are removed when you log out. We set no cookies for tracking.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'As long as you have an account, and after that as long as the law asks of financial records. You may ask us to correct what is wrong, to tell you what we keep, and to delete what the law lets us delete.',
      ],
    },
  ],
};
