// Sign-in, KYC, bank, profile, nominees, declarations.
export { accountHolderNameInput } from './bank/account-holder-name.ts';
export {
  accountNumberInput, accountNumberViolation, type AccountNumberViolation,
  accountNumberViolationTexts, LONGEST_ACCOUNT_NUMBER, maskedAccountNumber, menuAccountNumber,
  SHORTEST_ACCOUNT_NUMBER,
} from './bank/account-number.ts';
export { isBankAdditionBlocked } from './bank/bank-addition.ts';
export {
  IFSC_LENGTH, ifscInput, ifscViolation, type IfscViolation, ifscViolationTexts, isIfscOutlined,
} from './bank/ifsc.ts';
export { isNameDoubtful, nameAgreement, NameAgreement } from './bank/name-agreement.ts';
export {
  type Declaration, type DeclarationAnswer, declarationAnswers,
} from './declarations/declaration.ts';
export {
  CML_HINT_MB, CML_LARGEST_MB, CML_MOST_PIXELS, cmlFileName, cmlFileViolation,
  type CmlFileViolation, cmlFileViolationTexts,
} from './demat/cml-file.ts';
export {
  DEMAT_LENGTH, dematInput, dematNumberViolation, type DematNumberViolation,
  dematNumberViolationTexts, Depository, depositoryLabel, depositoryOf,
} from './demat/demat-number.ts';
export {
  acceptedDateOfBirth, type DateOfBirthViolation, dateOfBirthViolationTexts, EARLIEST_BIRTH_YEAR,
  parseDateOfBirth,
} from './kyc/date-of-birth.ts';
export { emailViolation, type EmailViolation } from './kyc/email.ts';
export { KycFactor, type KycIdentity, KycMethod, type KycOutcome } from './kyc/kyc-outcome.ts';
export {
  isIndividual, isSamePan, PAN_LENGTH, type PanHolder, panHolderViolation,
  type PanHolderViolation,
  panInput, panType, PanType, panViolation, type PanViolation, panViolationText,
  UNDER_AGE_TEXT,
} from './kyc/pan.ts';
export {
  VIDEO_KYC_FEWEST_PIXELS, VIDEO_KYC_MOST_BYTES, videoKycPictureViolation,
  type VideoKycPictureViolation, VideoKycStatus, videoKycViolation, type VideoKycViolation,
} from './kyc/video-kyc.ts';
export {
  guardianBirthDateViolation, type GuardianBirthDateViolation, guardianBirthDateViolationTexts,
  isMinor, nomineeBirthDateViolation, type NomineeBirthDateViolation,
  nomineeBirthDateViolationTexts,
} from './nominees/nominee-birth-date.ts';
export { isNameOfInvestor, type NomineeInvestor } from './nominees/nominee-identity.ts';
export {
  type JoiningNominee, joiningViolation, type JoiningViolation, joiningViolationText,
  MOST_NOMINEES, type NomineeList,
} from './nominees/joining-nominee.ts';
export {
  isFullyShared, NOT_FULLY_SHARED_TEXT, offeredShare, remainingShare, selectedNominees, totalShare,
} from './nominees/nominee-shares.ts';
export {
  afterOnboardingStep, type CompletedSteps, type FinishedStep, isStepSkippable,
  nextOnboardingStep,
  type OnboardingDestination, type OnboardingFacts, OnboardingPurpose, OnboardingStep,
} from './onboarding/onboarding.ts';
export {
  type Guardian, guardianName, guardianPanViolation, type GuardianPanViolation,
  LONGEST_NOMINEE_NAME, type Nominee, type NomineeDraft,
  nomineeNameViolation, type NomineeNameViolation, nomineePanViolation, type NomineePanViolation,
  nomineeViolations, type NomineeViolations, type RequiredViolation,
} from './nominees/nominee.ts';
export {
  shareEditInput, shareEditViolation, type ShareEditViolation, sharePercentViolation,
  type SharePercentViolation, typedShareTotal, WHOLE_SHARE,
} from './nominees/share-percent.ts';
export {
  accountClosingViolation, type AccountClosingViolation, type MoneyHeld,
} from './profile/account-closing.ts';
export {
  ActivityKind, ActivityTopic, activityTopic, isSentBySms,
} from './profile/activity.ts';
export {
  type Address, type AddressLines, addressLineViolation, type AddressLineViolation, AddressType,
  addressViolations, type AddressViolations, isAddressFilled, isCorrespondentKnown,
  LONGEST_ADDRESS_LINE,
  PINCODE_LENGTH, pincodeInput,
  pincodeViolation, type PincodeViolation, placeViolation, type PlaceViolation,
} from './profile/address.ts';
export { canWithdrawConsent, DataPurpose } from './profile/data-purpose.ts';
export {
  LONGEST_PARENT_NAME, parentNameViolation, type ParentNameViolation, type Parents,
} from './profile/parents.ts';
export {
  LONGEST_PLACE_OF_BIRTH, placeOfBirthViolation, type PlaceOfBirthViolation,
} from './profile/place-of-birth.ts';
export {
  PROFILE_IMAGE_LARGEST_MB, PROFILE_IMAGE_MOST_PIXELS, profileImageViolation,
  type ProfileImageViolation, profileImageViolationTexts,
} from './profile/profile-image.ts';
export {
  ProfilePart, profilePartPercent, profileScore,
} from './profile/profile-score.ts';
export {
  AnnualIncome, annualIncomeLabels, type ChoiceViolation, IncomeSource, incomeSourceFor,
  incomeSourceLabels, MaritalStatus, maritalStatusLabels, Occupation, occupationLabels,
  type ProfessionalDetails, professionalViolations,
} from './profile/professional.ts';
export {
  COUNTRY_CODE, MOBILE_LENGTH, mobileInput, mobileViolation, type MobileViolation,
} from './sign-in/mobile.ts';
export {
  OTP_LENGTH, otpViolation, type OtpViolation, parsePastedOtp, type PastedOtpViolation,
  RESEND_AFTER_SECONDS, resendWaitSeconds,
} from './sign-in/otp.ts';
export {
  isSteppedUp, ProtectedChange, STEP_UP_MINUTES, type StepUp,
} from './sign-in/step-up.ts';
