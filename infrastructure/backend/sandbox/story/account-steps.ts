import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { failed, type StoryCalls } from './story-calls.ts';
import type { StepResult, Story, StoryStep } from './story.ts';

const BIRTH_DATE = '14-02-1989';
const CODE_LENGTH = 6;
const nothing = v.unknown();

/** A number that no sample investor has, and that is another one for each story. */
function newMobile(): string {
  return `97${String(randomInt(1e8)).padStart(8, '0')}`;
}

/** A PAN that belongs to this number alone. */
function panOf(mobile: string): string {
  const last = 'ABCDEFGHIJ'[Number(mobile.at(-5))] ?? 'K';
  return `STYPV${mobile.slice(-4)}${last}`;
}

async function codeFor(calls: StoryCalls, mobile: string): Promise<string> {
  const messages = await calls.control('GET', `outbox?to=${mobile}`, {
    result: v.array(v.object({ text: v.string() })),
  });
  const numbers = messages.flatMap(({ text }) => text.split(/\D+/));
  const code = numbers.find((digits) => digits.length === CODE_LENGTH);
  if (code === undefined) throw failed(`No code was sent to ${mobile}.`);
  return code;
}

async function signUp(calls: StoryCalls): Promise<StepResult> {
  const mobile = newMobile();
  const request = { country_code: '+91', request_source: 'web', app_signature_id: '' };
  await calls.api('POST', '/main/login/sendotp', {
    body: { ...request, mobile_no: mobile },
    data: v.optional(nothing),
  });
  const { access_token: token, investor_id: investorId } = await calls.api(
    'POST',
    '/main/login/verifyotp',
    {
      body: { ifa_id: 1, mobile_no: mobile, otp: await codeFor(calls, mobile) },
      data: v.object({ access_token: v.string(), investor_id: v.number() }),
    },
  );
  return { line: `Signed up as ${mobile}.`, story: { mobile, token, investorId } };
}

async function completeKyc(
  calls: StoryCalls,
  { mobile = '', investorId }: Story,
): Promise<StepResult> {
  const pan = panOf(mobile);
  const { kycResult } = await calls.api('POST', '/main/getpanprofile', {
    body: { pan, investor_id: investorId },
    data: v.object({ kycResult: v.object({ name: v.string(), gender: v.string() }) }),
  });
  const { name, gender } = kycResult;
  await calls.api('POST', '/main/onboarding/savepan', {
    body: {
      email_id: `story.${mobile}@mail.example`,
      investor_name: name,
      pan,
      kyc_method: 'MINKYC',
      date_of_birth: BIRTH_DATE,
      investor_id: investorId,
    },
    data: nothing,
  });
  return { line: `PAN ${pan} verified for ${name}.`, story: { investorName: name, gender } };
}

async function linkBank(
  calls: StoryCalls,
  { mobile = '', investorId }: Story,
): Promise<StepResult> {
  const account = { account_number: `50${mobile}`, ifsc_code: 'HDFC0000060', org_id: 1 };
  for (const method of ['Verify', 'Save']) {
    await calls.api('POST', '/main/onboarding/verifybank', {
      body: { ...account, method, investor_id: investorId },
      data: nothing,
    });
  }
  return { line: `Bank account ending in ${mobile.slice(-4)} verified and linked.` };
}

async function completeProfile(calls: StoryCalls, story: Story): Promise<StepResult> {
  const { investorId } = story;
  await saveParentsAndWork(calls, investorId);
  await saveAddress(calls, investorId);
  const nomineeId = await saveNominee(calls, investorId);
  return {
    line: 'Parents, address, occupation and one nominee saved.',
    story: { nomineeId },
  };
}

async function saveParentsAndWork(calls: StoryCalls, investorId: Story['investorId']) {
  await calls.api('POST', '/main/investment/updateparentinfo', {
    body: { father_name: 'Raman Iyer', mother_name: 'Usha Iyer', investor_id: investorId },
    data: v.optional(nothing),
  });
  const work = { occupation_id: 1, annual_income_id: 1, income_source_id: 1, fd_investment_id: 0 };
  await calls.api('POST', '/main/investment/updateprofessionaldetails', {
    body: { ...work, investor_id: investorId },
    data: v.optional(nothing),
  });
}

async function saveAddress(calls: StoryCalls, investorId: Story['investorId']) {
  const { addresses } = await calls.api('POST', '/main/profile', {
    body: { display_location: 'Address', method: 'Get', investor_id: investorId },
    data: v.object({ addresses: v.array(v.object({ address_id: v.number() })) }),
  });
  const lines = [
    ['ADDRESS_ID', String(addresses[0]?.address_id ?? 0)],
    ['ADDRESS_LINE_1', '12 Lake View Road'],
    ['ADDRESS_LINE_2', 'West Mambalam'],
    ['PINCODE', '600033'],
    ['CITY', 'Chennai'],
    ['STATE', 'Tamil Nadu'],
    ['COUNTRY', 'India'],
    ['ADDRESS_TYPE', 'permanent'],
  ].map(([name, value]) => `<${name}>${value}</${name}>`);
  await calls.api('POST', '/main/investment/updateaddress', {
    body: {
      address_data_xml: `<ROWS><ROW>${lines.join('')}</ROW></ROWS>`,
      fd_investment_id: 0,
      is_permanent_address_correspondent: 1,
      investor_id: investorId,
    },
    data: v.optional(nothing),
  });
}

const NOMINEE = {
  nominee_id: 0,
  full_name: 'Kavya Iyer',
  relationship_id: 25,
  date_of_birth: '02/07/1991',
  pan: '',
  percentage: 100,
  is_investor_address: 1,
  address_line_1: '',
  address_line_2: '',
  pincode: '',
  city: '',
  state: '',
  country: '',
  guardian_first_name: '',
  guardian_middle_name: '',
  guardian_last_name: '',
  guardian_pan: '',
};

async function saveNominee(calls: StoryCalls, investorId: Story['investorId']) {
  const nomination = { display_location: 'Nomination', investor_id: investorId };
  await calls.api('POST', '/main/profile', {
    body: { ...nomination, method: 'Modify', data: [NOMINEE] },
    data: v.optional(nothing),
  });
  const nominees = await calls.api('POST', '/main/profile', {
    body: { ...nomination, method: 'Get' },
    data: v.array(v.object({ nominee_id: v.number() })),
  });
  return nominees[0]?.nominee_id;
}

async function linkDemat(
  calls: StoryCalls,
  { mobile = '', investorId }: Story,
): Promise<StepResult> {
  const account = `IN300214${mobile.slice(-8)}`;
  await calls.upload(
    '/main/savedemat',
    { investor_id: String(investorId), demat_account_no: account },
    {
      field: 'cml',
      name: 'cml.pdf',
      type: 'application/pdf',
      content: '%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n',
    },
  );
  return { line: `Demat account ${account} linked.` };
}

export const accountSteps: readonly StoryStep[] = [
  { name: 'sign-up', label: 'Sign up a new investor', run: signUp },
  { name: 'kyc', label: 'Complete the KYC', run: completeKyc },
  { name: 'bank', label: 'Link a bank account', run: linkBank },
  { name: 'profile', label: 'Fill in the profile', run: completeProfile },
];

export const dematStep: StoryStep = {
  name: 'demat',
  label: 'Link a demat account',
  run: linkDemat,
};
