import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { InBloomPicture } from '#ui/platform/design-system/illustrations/in-bloom.tsx';
import { NotFoundPicture } from '#ui/platform/design-system/illustrations/not-found.tsx';
import { PhoneCodePicture } from '#ui/platform/design-system/illustrations/phone-code.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { SuccessMark } from '#ui/platform/design-system/feedback/success-mark.tsx';
import { Specimen } from './specimen.tsx';

export function StateSpecimens() {
  return (
    <Specimen title="States">
      <Card>
        <EmptyState
          title="Your first deposit goes here"
          text="Book one from ₹5,000 and watch it grow day by day."
          action={<Button>Find a deposit</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          text="We could not load your deposits. Nothing has happened to them."
          onRetry={() => undefined}
        />
      </Card>
      <Card>
        <EmptyState
          title="No bank account yet"
          text="Your maturity amount is paid to an account in your name."
        />
      </Card>
      <Card>
        <EmptyState illustration={<NotFoundPicture />} title="This page is not here" />
      </Card>
      <Card>
        <EmptyState illustration={<PhoneCodePicture />} title="Enter the code we sent" />
      </Card>
      <Card>
        <EmptyState illustration={<InBloomPicture />} title="Your deposit is booked" />
      </Card>
      <Card>
        <Stack>
          <SuccessMark />
          <Skeleton shape="hero" />
          <Skeleton shape="rows" count={3} label="" />
        </Stack>
      </Card>
      <Card>
        <Skeleton shape="form" count={3} label="" />
      </Card>
      <Stack>
        <Skeleton shape="title" label="" />
        <Skeleton shape="summary" label="" />
        <Skeleton shape="card" label="" />
        <Skeleton shape="listing" label="" />
        <Skeleton shape="table" count={3} label="" />
      </Stack>
      <Stack>
        <Notice title={`Insured up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}`}>
          By DICGC, per depositor and bank.
        </Notice>
        <Notice tone="success">Your bank account is verified.</Notice>
        <Notice tone="warning" title="Not insured">
          Deposits with finance companies are not covered by deposit insurance.
        </Notice>
        <Notice tone="danger" title="Payment failed, please try again">
          No money has left your account.
        </Notice>
        <Notice tone="sandbox">Sandbox: no real money moves here.</Notice>
      </Stack>
    </Specimen>
  );
}
