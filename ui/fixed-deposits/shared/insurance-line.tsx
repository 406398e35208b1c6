import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { Money } from '#domain/platform/money.ts';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useSessionState } from '#ui/platform/session/session-context.tsx';
import { usePorts } from '#ui/platform/injection.tsx';
import { lazyPart } from '#ui/platform/lazy-part.ts';
import { insuranceSentence } from './insurance-sentence.ts';

interface InsuranceLineProps {
  readonly deposit: {
    readonly issuerId: IssuerId;
    readonly issuerName: string;
    /** Undefined if the issuer's data do not state it. */
    readonly isInsured?: boolean | undefined;
  };
  readonly maturityAmount: Money;
  /** Undefined if our own calculation does not give the figures of the issuer. */
  readonly quote: DepositQuote | undefined;
  /** Whether not to read the other money of the investor, which costs requests. */
  readonly isUnread?: boolean;
}

/**
 * How much of a deposit on offer is insured. For a signed-in investor it counts their other money
 * at the bank. Until that is read, and if nothing is known there, the sentence states the
 * condition.
 */
export const InsuranceLine = observer(function InsuranceLine(props: InsuranceLineProps) {
  const { deposit, maturityAmount, quote, isUnread = false } = props;
  const { investor } = useSessionState();
  const sentence = insuranceSentence({ ...deposit, maturityAmount });
  const isCounted = investor !== undefined && deposit.isInsured === true && !isUnread;
  if (!isCounted || quote === undefined) return sentence;
  const { issuerId, issuerName } = deposit;
  return <LazyHeldCover key={issuerId} {...{ issuerId, issuerName, quote, sentence }} />;
});

interface HeldCoverProps {
  readonly issuerId: IssuerId;
  readonly issuerName: string;
  readonly quote: DepositQuote;
  /** The sentence without other money at the bank. */
  readonly sentence: string | undefined;
}

const CONTEXTS = ['deposit-holdings', 'all-deposits', 'device-facts'];

async function download() {
  return (await import('#ui/fixed-deposits/holdings/insurance-cover/held-cover.tsx')).HeldCover;
}

/** `HeldCover`, downloaded on demand, so that no page waits for the rules of insurance. */
function LazyHeldCover(props: HeldCoverProps) {
  const ports = usePorts();
  const [HeldCover] = useState(() => lazyPart(ports, CONTEXTS, download));
  return (
    <Suspense fallback={props.sentence}>
      <HeldCover {...props} />
    </Suspense>
  );
}
