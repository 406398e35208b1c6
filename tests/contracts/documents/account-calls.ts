import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { IdentityChecks } from '#application/accounts/kyc/identity-checks.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { UpiChecks } from '#application/accounts/bank/upi-checks.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { DONE, type DocumentedCall } from './documented-call.ts';

const PAGE = 'https://example.com/page';
const MAIN = '/api/main';
const mobile = '9876543210';
const born = CalendarDate.of('1990-07-15');
const bank = { ifsc: 'HDFC0000060', accountNumber: '123456789012' };
const visit = { manufacturerId: '1', entryId: 'e1', referenceId: 'r1', data: 'd1' };
const identity = {
  is_pan_matching: 1,
  email: 'a@example.com',
  date_of_birth: '1990-07-15',
  investor_name: 'Arjun Rao',
  gender: 'male',
};
const matching = {
  is_pan_matching: 'only 0 is an answer of its own',
  pan_no: 'the verification is of the PAN that was sent',
};
const mismatch = 'a PAN that does not match is all that is told';
const identityOfMismatch = {
  email: mismatch,
  date_of_birth: mismatch,
  investor_name: mismatch,
  gender: mismatch,
  pan_no: mismatch,
};
const VERIFY_PAN = `POST ${MAIN}/onboarding/verifypan`;
const verifyRows = ['FD-7.36', 'AP-7.15', 'AP-7.16'];
const verifyPan: DocumentedCall['make'] = ({ app }) =>
  app
    .get(KycVerifications)
    .verifyPan(
      {
        pan: 'ABCPR1234A',
        factor: 'date-of-birth',
        dateOfBirth: born,
        depositId: 9,
        returnUrl: PAGE,
      },
      {},
    );

/** Signing in, KYC, the bank account and the demat account. */
export const accountCalls: readonly DocumentedCall[] = [
  {
    rows: ['AP-7.7', 'AP-7.11', 'AP-7.12'],
    at: `POST ${MAIN}/login/sendotp`,
    reply: DONE,
    make: ({ app }) => app.get(SignIn).requestCode(mobile, {}),
  },
  {
    rows: ['AP-7.10', 'AP-7.11'],
    at: `POST ${MAIN}/login/sendotp`,
    reply: DONE,
    make: ({ app }) => app.get(SignIn).resendCode(mobile, {}),
  },
  {
    rows: ['AP-7.9', 'AP-7.11', 'AP-3.2', 'AP-3.3', 'AP-3.4', 'PM-3.50'],
    at: `POST ${MAIN}/login/verifyotp`,
    reply: {
      data: {
        access_token: 'token',
        investor_id: 77,
        mobile_no: mobile,
        pan_no: 'ABCPR1234A',
        birth_date: '1990-07-15',
        mkycstatus: 'done',
        is_demat_verified: 1,
        demat_account_no: 'IN30012345678901',
        is_bank_skipped: 2,
        is_new_investor: 1,
        investor_name: 'Arjun Rao',
        first_name: 'Arjun',
        image_base64: 'data:image/png;base64,AA==',
        profile_score: 60,
        gender: 'male',
        is_senior_citizen: 1,
      },
    },
    unread: { first_name: 'the first name is that of the whole name' },
    make: ({ app }) => app.get(SignIn).verifyCode({ mobile, code: '123456', advisorId: 4 }, {}),
  },
  {
    rows: ['AP-7.13'],
    at: `POST ${MAIN}/user/enrollment`,
    reply: DONE,
    make: ({ app }) => app.get(SignIn).enrol({ mobile, campaignId: 34427, firstName: '' }, {}),
  },
  {
    rows: [...verifyRows, 'AP-3.9', 'AP-3.11'],
    at: VERIFY_PAN,
    reply: {
      status: 200,
      data: {
        ...identity,
        pan_no: 'ABCPR1234A',
        image_base64: 'data:image/png;base64,AA==',
        type_name: 'CKYC',
        details: { status: 'SUCCESS' },
      },
    },
    unread: {
      ...matching,
      image_base64: 'the picture of the profile is the one that the investor chose',
      details: 'only a failure is an answer of its own',
      'data.details.status': 'only a failure is an answer of its own',
    },
    make: verifyPan,
  },
  ...[
    { responseKey: 'error_invalid_mobile' },
    { response_key: 'error_invalid_mobile' },
    { url: PAGE, entry_id: 'e1' },
    { authorizationUrl: PAGE, entry_id: 'e1' },
    { status: 'FAILURE', message: 'Not on record' },
    { ...identity, is_pan_matching: 0, pan_no: 'ABCPR1234A' },
  ].map((details): DocumentedCall => ({
    rows: [...verifyRows, 'AP-3.9', 'AP-3.10'],
    at: VERIFY_PAN,
    reply: { status: 200, data: { details } },
    ...('is_pan_matching' in details && { unread: identityOfMismatch }),
    make: verifyPan,
  })),
  {
    rows: verifyRows,
    at: VERIFY_PAN,
    reply: { status: 200, data: { details: { url: PAGE } } },
    make: ({ app }) =>
      app
        .get(KycVerifications)
        .verifyPan({ pan: 'ABCPR1234A', factor: 'mobile', returnUrl: PAGE }, {}),
  },
  {
    rows: ['AP-7.17', 'FD-7.40'],
    at: `POST ${MAIN}/onboarding/getdigilocker-uistream-status`,
    reply: { status: 200, data: { ...identity, pan_no: 'ABCPR1234A' } },
    unread: matching,
    make: ({ app }) => app.get(KycVerifications).identityOutcome('e1', {}),
  },
  {
    rows: ['AP-7.19', 'AP-7.20', 'FD-7.38'],
    at: `POST ${MAIN}/onboarding/savepan`,
    reply: { status: 200, data: { is_bank_skipped: 2, onboarding_status: 'Bank' } },
    make: ({ app }) =>
      app.get(KycVerifications).savePan(
        {
          pan: 'ABCPR1234A',
          name: 'Arjun Rao',
          email: 'a@example.com',
          dateOfBirth: born,
          method: 'minimum',
        },
        {},
      ),
  },
  {
    rows: ['AP-7.19', 'AP-7.21'],
    at: `POST ${MAIN}/onboarding/savepan`,
    reply: { status: 200, data: { is_bank_skipped: 2 } },
    make: ({ app }) =>
      app
        .get(KycVerifications)
        .savePan({ pan: 'ABCPR1234A', name: 'A', email: 'a@example.com', method: 'central' }, {}),
  },
  {
    rows: ['AP-7.22'],
    at: `POST ${MAIN}/getpanprofile`,
    reply: { data: { kycResult: { name: 'Arjun Rao' } } },
    make: ({ app }) => app.get(KycVerifications).panProfile('ABCPR1234A', {}),
  },
  {
    rows: ['FD-7.41'],
    at: `GET ${MAIN}/investment/getmkycstatus`,
    reply: { data: { status: 'SUCCESS' } },
    make: ({ app }) => app.get(IdentityChecks).visitStatus(visit, {}),
  },
  {
    rows: ['FD-7.42'],
    at: `GET ${MAIN}/investment/aadhaar-validation`,
    reply: { data: { is_valid: 1 } },
    make: ({ app }) => app.get(IdentityChecks).validate(visit, {}),
  },
  {
    rows: ['AP-7.24'],
    at: `POST ${MAIN}/onboarding/skips`,
    reply: DONE,
    sends: { method_name: 'SkipPan' },
    make: ({ app }) => app.get(KycVerifications).skip({}),
  },
  {
    rows: ['FD-7.63', 'AP-7.24'],
    at: `POST ${MAIN}/onboarding/skips`,
    reply: DONE,
    sends: { method_name: 'SkipBank' },
    make: ({ app }) => app.get(BankAccounts).skip({}),
  },
  {
    rows: ['AP-7.28', 'AP-7.29', 'FD-7.67'],
    at: `POST ${MAIN}/onboarding/getbankbranch`,
    reply: { data: { bank_name: 'HDFC', branch_name: 'Fort', bank_logo: '/h.svg' } },
    make: ({ app }) => app.get(BankAccounts).branchByIfsc(bank.ifsc, {}),
  },
  {
    rows: ['AP-7.30', 'AP-7.31', 'FD-7.64', 'FD-7.65', 'FD-7.66'],
    at: `POST ${MAIN}/onboarding/verifybank`,
    reply: { status: 200, message: 'Verified', data: { beneficiaryName: 'Arjun Rao' } },
    unread: { message: 'the name at the bank decides; a refusal brings its own message' },
    sends: {
      ...{ method: 'Verify', org_id: 1, ifsc_code: bank.ifsc, account_number: bank.accountNumber },
      ...{ verification_type: 'DECENTRO_ACC_FROM_MOB', entry_id: 'e1' },
    },
    make: ({ app }) => app.get(BankAccounts).verify({ ...bank, foundEntryId: 'e1' }, {}),
  },
  {
    rows: ['AP-7.32'],
    at: `POST ${MAIN}/onboarding/verifybank`,
    reply: DONE,
    sends: { method: 'Save', ifsc_code: bank.ifsc, account_number: bank.accountNumber },
    make: ({ app }) => app.get(BankAccounts).save(bank, {}),
  },
  {
    rows: ['AP-7.33', 'FD-7.68'],
    at: `POST ${MAIN}/onboarding/getupistatus`,
    reply: { data: { status: 'SUCCESS', is_name_matching: 1 } },
    make: ({ app }) => app.get(UpiChecks).status({ transactionId: 'DTX1', referenceId: 'R1' }, {}),
  },
  {
    rows: ['AP-7.35', 'FD-7.69'],
    at: `POST ${MAIN}/decentro/account-from-mobile`,
    reply: {
      data: { accountNumber: bank.accountNumber, ifsc: bank.ifsc, nameAsPerBank: 'Arjun Rao' },
      entry_id: 'e1',
    },
    make: ({ app }) => app.get(BankAccounts).accountFromMobile(mobile, {}),
  },
  {
    rows: ['AP-7.26'],
    at: `POST ${MAIN}/savedemat`,
    reply: DONE,
    make: ({ app }) =>
      app.get(DematAccounts).save(
        {
          dematNumber: 'IN30012345678901',
          cml: { fileName: 'cml.pdf', content: new TextEncoder().encode('%PDF-1.4') },
        },
        {},
      ),
  },
  {
    rows: ['AP-7.27'],
    at: `POST ${MAIN}/isdematverified`,
    reply: { data: { is_demat_verified: 1 } },
    make: ({ app }) => app.get(DematAccounts).current({}),
  },
  {
    rows: ['AP-7.43', 'AP-7.44'],
    at: `POST ${MAIN}/profile/updateprofile`,
    reply: { data: { image_base64: 'data:image/png;base64,AA==' } },
    make: ({ app }) => app.get(PersonalData).savePicture(new Uint8Array([1]), {}),
  },
  {
    rows: ['AP-7.68'],
    at: `POST ${MAIN}/investor/delete`,
    reply: DONE,
    make: ({ app }) => app.get(PersonalData).deleteAccount({}),
  },
];
