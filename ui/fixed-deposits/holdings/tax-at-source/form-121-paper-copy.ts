import { Form121Field } from '#domain/fixed-deposits/tax/form-121-fields.ts';

export const paperCopy = {
  title: (issuer: string) => `Form 121 for ${issuer}`,
  working: (issuer: string) =>
    `A working copy, not the official form. Copy it onto the form of ${issuer}, which has the ` +
    'declaration that you sign. Fill in the blanks by hand.',
  fields: {
    [Form121Field.Payer]: 'Payer of the interest',
    [Form121Field.Name]: 'Name',
    [Form121Field.Pan]: 'PAN',
    [Form121Field.BirthDate]: 'Date of birth',
    [Form121Field.Status]: 'Status',
    [Form121Field.ResidentialStatus]: 'Residential status',
    [Form121Field.TaxYear]: 'Tax year',
    [Form121Field.Address]: 'Address',
    [Form121Field.Email]: 'Email',
    [Form121Field.Mobile]: 'Mobile number',
    [Form121Field.Income]: 'Estimated income of this form',
    [Form121Field.EarlierForms]: 'Earlier forms of the tax year that you saved here',
    [Form121Field.EarlierIncome]: 'Income declared in them',
    [Form121Field.DeclaredIncome]: 'Income declared in all forms, with this one',
    [Form121Field.TotalIncome]: 'Estimated total income of the tax year',
    [Form121Field.ReturnedIncome]: 'Income in the last two tax returns',
    [Form121Field.Acknowledgements]: 'Acknowledgement numbers of the returns',
  } satisfies Record<Form121Field, string>,
  individual: 'Individual',
  resident: 'Resident in India',
  deposits: 'Deposits for which the form is given',
  further: 'Cross out the deposits that an earlier form to this issuer names.',
  number: 'Account or deposit number',
  interest: (year: string) => `Interest in ${year}`,
  from: (name: string, day: string) => `${name}, from ${day}`,
  signing: ['Place', 'Date', 'Signature'],
  blank: 'To be written by hand',
  notLoaded: 'We could not load your address. Its line is left blank.',
  retry: 'Try again',
  print: 'Print',
  estimate: (day: string) =>
    `The interest is an estimate by Vriddhi of ${day}. Fields of the form:`,
  source: (title: string, publisher: string) => `${title}, ${publisher}`,
  readOn: (day: string) => ` (as read on ${day})`,
} as const;
