import type { SaleAnswer, SentSellRequest } from '#application/private-market/sell-requests.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
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
  const { shareName, quantity, askingPrice, consentBy, requestId } = request;
  const give = useAnswer(answers);
  const button = (tag: SaleAnswer['tag']) => ({
    isBusy: answers.isBusyWith({ requestId, tag }),
    disabledReason: answers.disabledReason({ requestId, tag }),
    onClick: () => void give({ requestId, tag }),
  });
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
        <div className={styles.answers}>
          <Button kind="secondary" {...button('decline')}>
            {copy.decline}
          </Button>
          <Button {...button('agree')}>{copy.agree}</Button>
        </div>
      </div>
    </Card>
  );
});

/** The button that withdraws a request which our team has not reviewed yet. */
export const TakeBack = observer(function TakeBack({ answers, request }: SaleConsentProps) {
  const give = useAnswer(answers);
  const answer = { requestId: request.requestId, tag: 'withdraw' } as const;
  return (
    <Button
      kind="quiet"
      size="small"
      isBusy={answers.isBusyWith(answer)}
      disabledReason={answers.disabledReason(answer)}
      onClick={() => void give(answer)}
    >
      {copy.takeBack}
    </Button>
  );
});

function useAnswer(answers: SaleAnswers): (answer: SaleAnswer) => Promise<void> {
  const toasts = useToasts();
  return async (answer) => {
    const given = await answers.give(answer);
    if (given === undefined || given.ok) return;
    toasts.show({ text: failureCopy(given.failure, copy.failed), tone: 'danger' });
  };
}

/** Says how many units are held here and elsewhere; undefined if all are held here. */
export function splitOf({ quantity, heldHere }: SentSellRequest): string | undefined {
  if (heldHere === undefined || heldHere === quantity) return undefined;
  return splitCopy({ here: heldHere, elsewhere: quantity - heldHere });
}
