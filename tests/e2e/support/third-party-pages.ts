import { LinkBankAccount } from '#application/accounts/bank/link-bank-account.ts';
import { UpiChecks } from '#application/accounts/bank/upi-checks.ts';
import { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { jpegFile } from '#tests/arbitraries/picture-files.ts';
import { signedIn, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { Control } from '#tests/contracts/control.ts';
import {
  ARJUN,
  paymentPage,
  press,
  startedOrder,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { FORMS, openedBooking, sendForms } from '#tests/contracts/fixed-deposits/embedded.ts';
import type { RunningApp } from '#tests/support/running-app.ts';

export interface ThirdPartyPage {
  readonly name: string;
  readonly address: string;
  /** The token of a deal slip, which the app sends to the page. */
  readonly token?: string;
  /** The status of the page, if it is an error. */
  readonly status?: number;
}

type Served = Pick<RunningApp, 'appAddress' | 'thirdPartyAddress'>;

/** The addresses of the third-party pages, each in a state that has something to show. */
export async function thirdPartyPages(
  { appAddress, thirdPartyAddress }: Served,
  newMobile: () => string,
): Promise<readonly ThirdPartyPage[]> {
  const backend = { appAddress, control: new Control(thirdPartyAddress) };
  const arjun = await signedIn(backend, ARJUN);
  const newcomer = await signedIn(backend, newMobile());
  const returnUrl = `${appAddress}/kyc`;
  const elsewhere = { pan: 'IDEPG1234E', factor: 'mobile', returnUrl } as const;
  const identity = valueOf(await newcomer.get(KycVerifications).verifyPan(elsewhere, {}));
  if (identity.kind !== 'identity-page') throw new Error(`got ${identity.kind}`);
  const upi = valueOf(await newcomer.get(UpiChecks).start({}));
  await submitForReview(await signedIn(backend, newMobile()));
  return [
    ...(await gatewayPages(arjun, backend)),
    ...(await bookingPages(arjun, backend)),
    await slipPage(arjun, thirdPartyAddress),
    { name: 'identity', address: identity.url },
    { name: 'upi', address: upi.webPage ?? '' },
    ...['', '/video-kyc', '/bank-reviews', '/openapi'].map((path) => ({
      name: `sandbox${path.replace('/', '-')}`,
      address: `${thirdPartyAddress}/sandbox${path}`,
    })),
  ];
}

async function gatewayPages(arjun: AppContainer, backend: { readonly appAddress: string }) {
  const open = async (principal: string) =>
    paymentPage(arjun, backend, await startedOrder(arjun, backend, { principal }));
  const failed = await open('131000');
  await press(failed, 'failed');
  const succeeded = await open('132000');
  await press(succeeded, 'succeeded');
  return [
    { name: 'gateway', address: await open('133000') },
    { name: 'gateway-failed', address: failed },
    { name: 'gateway-succeeded', address: succeeded },
    { name: 'gateway-unknown', address: `${succeeded}x`, status: 404 },
  ];
}

/** The booking page at each of its steps before the video KYC. */
async function bookingPages(arjun: AppContainer, backend: { readonly appAddress: string }) {
  const pages: ThirdPartyPage[] = [];
  for (let done = 0; done <= FORMS.length; done += 1) {
    const wish = { depositId: 1001, principal: String(90_000 + done * 1000) };
    const { url } = await openedBooking(arjun, backend, wish);
    await sendForms(url, FORMS.slice(0, done));
    pages.push({ name: `booking-${done + 1}`, address: url });
  }
  return pages;
}

/** The deal slip of the sample order that is paid and not signed yet. */
async function slipPage(arjun: AppContainer, thirdPartyAddress: string): Promise<ThirdPartyPage> {
  const orders = valueOf(await arjun.get(ShareOrders).list('active', {}));
  const paid = orders.find(({ status }) => status === 'payment_received');
  const { token } = valueOf(await arjun.get(DealSlips).prepare(paid?.requestId ?? 0, {}));
  const address = `${thirdPartyAddress}/sign/${token?.documentId}`;
  return { name: 'deal-slip', address, token: token?.tokenId ?? '' };
}

/** Sends a bank account in another surname and a video KYC to the desk. */
async function submitForReview(app: AppContainer): Promise<void> {
  const kyc = app.get(KycVerifications);
  const pan = 'ABCPE1234F';
  const { name } = valueOf(await kyc.panProfile(pan, {}));
  const dateOfBirth = CalendarDate.of('1991-05-06');
  const person = { pan, name, email: 'a@b.in', dateOfBirth, method: 'minimum' } as const;
  valueOf(await kyc.savePan(person, {}));
  const account = { ifsc: 'HDFC0000060', accountNumber: '111100000003' };
  const verified = valueOf(await app.get(VerifyBankAccount).run(account, name, {}));
  valueOf(await app.get(LinkBankAccount).run(verified, 'none', {}));
  const picture = jpegFile({ width: 640, height: 480 });
  valueOf(await app.get(VideoKycs).submit({ selfie: picture, signature: picture }, {}));
}
