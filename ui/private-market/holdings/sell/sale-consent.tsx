import type { SaleAnswer, SentSellRequest } from '#application/private-market/sell-requests.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { observer } from 'mobx-react-lite';
import { Button, type ButtonProps } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { AskingButton } from '#ui/platform/design-system/overlays/asking-button.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { useOrderRefusal } from '#ui/private-market/shared/use-order-refusal.ts';
import { useReveal } from '#ui/private-market/shared/use-reveal.ts';
import type { SaleAnswers } from './sale-answers.ts';
import styles from './sale-consent.module.css';
import { saleCopy as copy, splitCopy } from './copy.ts';

interface SaleConsentProps {
  readonly answers: SaleAnswers;
  readonly request: SentSellRequest;
}

interface NamedSaleProps extends SaleConsentProps {
  /** Whether the URL contains the id of this sale; it is then scrolled into view. */
  readonly isNamed: boolean;
}

/**
 * Shows the price, quantity and total of a sale whose buyer was found, with buttons to accept or
 * decline.
 */
export const SaleConsent = observer(function SaleConsent(props: NamedSaleProps) {
  const { answers, request, isNamed } = props;
  const reveal = useReveal<HTMLHeadingElement>(isNamed);
  const { shareName, quantity, askingPrice, consentBy } = request;
  const split = splitOf(request);
  return (
    <Card as="section" label={copy.label(shareName)}>
      <div className={styles.sale}>
        <h3 className={styles.name} {...reveal}>
          {copy.label(shareName)}
        </h3>
        <DefinitionList
          items={[
            {
              label: copy.quantity,
              value: indianGroups(String(quantity)),
              ...(split !== undefined && { detail: split }),
            },
            { label: copy.price, value: formatRupees(askingPrice) },
            {
              label: copy.receive,
              value: formatRupees(unitsValue(quantity, askingPrice)),
              detail: copy.noCharges,
              isStrong: true,
            },
          ]}
        />
        <p className={styles.note}>
          {copy.promise} {consentBy !== undefined && copy.agreeBy(formatMoment(consentBy))}
        </p>
        <Answers {...{ answers, request }} />
      </div>
    </Card>
  );
});

const Answers = observer(function Answers({ answers, request }: SaleConsentProps) {
  const answer = { requestId: request.requestId, tag: 'agree' } as const;
  const give = useAnswer(answers, request);
  return (
    <div className={styles.answers}>
      <EndingAnswer {...{ answers, request }} tag="decline" look={{ kind: 'secondary' }} />
      <Button
        isBusy={answers.isBusyWith(answer)}
        disabledReason={answers.disabledReason(answer)}
        onClick={() => void give('agree')}
      >
        {copy.agree}
      </Button>
    </div>
  );
});

/** The button that withdraws a request which our team has not reviewed yet. */
export function TakeBack(props: SaleConsentProps) {
  return <EndingAnswer {...props} tag="withdraw" look={{ kind: 'quiet', size: 'small' }} />;
}

interface EndingAnswerProps extends SaleConsentProps {
  readonly tag: keyof typeof copy.endings;
  readonly look: Pick<ButtonProps, 'kind' | 'size'>;
}

/** An answer that ends the sale, so it asks once more. */
const EndingAnswer = observer(function EndingAnswer(props: EndingAnswerProps) {
  const { answers, request, tag, look } = props;
  const give = useAnswer(answers, request);
  const answer = { requestId: request.requestId, tag };
  const { label, ...question } = copy.endings[tag];
  return (
    <AskingButton
      {...look}
      {...{ label, question }}
      isBusy={answers.isBusyWith(answer)}
      disabledReason={answers.disabledReason(answer)}
      onConfirm={() => give(tag)}
    />
  );
});

/** Sends an answer and says that it was sent, because what it answers leaves the page. */
function useAnswer(answers: SaleAnswers, { requestId, shareName, quantity }: SentSellRequest) {
  const toasts = useToasts();
  const refuse = useOrderRefusal('sale', copy.failed);
  return async (tag: SaleAnswer['tag']): Promise<void> => {
    const given = await answers.give({ requestId, tag });
    if (given?.ok === true) {
      toasts.show({ text: copy.answered[tag](shareName, quantity), tone: 'success' });
    } else if (given !== undefined) refuse(given.failure);
  };
}

/** Says how many units are held here and elsewhere; undefined if all are held here. */
export function splitOf({ quantity, heldHere }: SentSellRequest): string | undefined {
  if (heldHere === undefined || heldHere === quantity) return undefined;
  return splitCopy({ here: heldHere, elsewhere: quantity - heldHere });
}
