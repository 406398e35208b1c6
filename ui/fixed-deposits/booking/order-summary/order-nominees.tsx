import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { confirmedNominees } from '#application/accounts/nominees/confirmed-nominees.ts';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { OrderOfNomineesContext } from './order-nominees-context.ts';
import { OrderNomineesViewModel } from './order-nominees.view-model.ts';
import { orderNomineesCopy as copy } from './copy.ts';

/** The nominees of earlier deposits. Confirmed here, they need no step of their own. */
export const OrderNominees = observer(function OrderNominees() {
  const nominees = usePort(Nominees);
  const viewModel = useViewModel(() => new OrderNomineesViewModel(nominees));
  const order = useContext(OrderOfNomineesContext);
  const { selected } = viewModel;
  const isKept = order?.areNomineesKept === true;
  useEffect(() => {
    const isConfirmed = isKept && selected.length > 0;
    order?.confirmNominees(isConfirmed ? confirmedNominees(selected) : undefined);
  }, [order, isKept, selected]);
  if (selected.length === 0) return undefined;
  return (
    <Section title={copy.title}>
      <Card>
        <Stack gap="lg">
          <DefinitionList
            items={selected.map(({ fullName, relationship, sharePercent }) => ({
              label: `${fullName}, ${relationship}`,
              value: copy.share(sharePercent),
            }))}
          />
          <SentFields isSent={order?.starting.isRunning === true}>
            <CheckboxField
              label={copy.keep}
              hint={copy.hint}
              isChecked={isKept}
              onChecked={(keeps) => order?.keepNominees(keeps)}
            />
          </SentFields>
        </Stack>
      </Card>
    </Section>
  );
});
