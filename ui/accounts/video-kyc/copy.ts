import type { CameraFailure } from './camera.ts';

export const videoKycCopy = {
  heading: 'Video KYC',
  mandatory:
    'Video KYC is mandatory. Every investor does it once; it takes two minutes. ' +
    'You can invest before it is done.',
  prepare: 'Before you start',
  light: 'Be in a well-lit area with a light backdrop',
  cards: 'Keep your Aadhaar and PAN handy',
  paper: 'Keep a blank white paper and a pen ready for your signature',
  start: 'Start Video KYC',
  what: 'We take a picture of your face and one of your signature. Only our reviewers see them.',
  panMissing: 'Verify your PAN before your video KYC.',
  verifyPan: 'Verify my PAN',
  back: 'Back',
  opening: 'Opening your camera…',
  live: 'What your camera sees',
  take: 'Take picture',
  retake: 'Take it again',
  use: 'Use this picture',
  send: 'Send for review',
  sending: 'Sending your pictures…',
  unusable: 'This picture cannot be used. Please take it again.',
  sendFailed: 'Your pictures could not be sent. Please try again.',
  failed: 'something went wrong',
  rejectedTitle: 'Please record it again',
  reviewTitle: 'Your video KYC is being reviewed',
  reviewText:
    'We will review it within one working day and message you. You can continue meanwhile.',
  approvedTitle: 'Your video KYC is approved',
  approvedText: 'There is nothing more to do here.',
  dashboard: 'Go to dashboard',
} as const;

export const noticeCopy = {
  title: 'Your video KYC is pending',
  text:
    'Every investor does this once. It takes two minutes, and you can invest before it is done.',
  action: 'Do it now',
} as const;

export const stepCopy = {
  selfie: {
    eyebrow: 'Picture 1 of 2',
    title: 'Your face',
    text: 'Look straight into the camera, without cap or dark glasses.',
    taken: 'The picture of your face',
  },
  signature: {
    eyebrow: 'Picture 2 of 2',
    title: 'Your signature',
    text: 'Sign on the blank white paper and hold it so that it fills the frame.',
    taken: 'The picture of your signature',
  },
} as const;

export const cameraCopy = {
  refused: {
    title: 'Camera access is blocked',
    text: 'Allow the camera for this site in the settings of your browser, then try again.',
  },
  missing: {
    title: 'No camera was found',
    text: 'Connect a camera, or open this page on your phone.',
  },
  busy: {
    title: 'The camera is not responding',
    text: 'Another app may be using it. Close that one, then try again.',
  },
} as const satisfies Record<CameraFailure, { readonly title: string; readonly text: string }>;
