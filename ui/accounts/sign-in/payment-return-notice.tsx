import { ReturnPath } from '#application/platform/return-path.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { useStored } from '#ui/platform/use-stored.ts';

/** Paths to which payment pages redirect. */
const RETURN_PATHS = /^\/(fetch-bank-details(-ifa)?|success|privatemarket\/payment)($|\?)/;

/** Shown to investors whose session expired while they were on the payment page. */
export function PaymentReturnNotice() {
  const returnPath = useStored(ReturnPath);
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (!RETURN_PATHS.test(returnPath ?? '')) return;
    void import('./payment-notice.tsx').then(({ PaymentNotice }) => setNotice(() => PaymentNotice));
  }, [returnPath]);
  return Notice && <Notice />;
}
