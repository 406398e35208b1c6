import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { confirmedNominees } from '#application/accounts/nominees/confirmed-nominees.ts';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { CheckboxField } from '#ui/platform/design-system/fields/checkbox-field.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { ConfirmedNomineesContext } from './order-nominees-context.ts';
import { OrderNomineesViewModel } from './order-nominees.view-model.ts';
import { orderNomineesCopy as copy } from './copy.ts';

/** The nominees of earlier deposits. Confirmed here, they need no step of their own. */
export const OrderNominees = observer(function OrderNominees() {
  const nominees = usePort(Nominees);
  const viewModel = useViewModel(() => new OrderNomineesViewModel(nominees));
  const confirmed = useContext(ConfirmedNomineesContext);
  const { selected, isKept } = viewModel;
  useEffect(() => {
    const isConfirmed = isKept && selected.length > 0;
    runInAction(() => {
      confirmed.current = isConfirmed ? confirmedNominees(selected) : undefined;
    });
  }, [confirmed, isKept, selected]);
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
          <CheckboxField
            label={copy.keep}
            hint={copy.hint}
            isChecked={isKept}
            onChecked={(keeps) => viewModel.keep(keeps)}
          />
        </Stack>
      </Card>
    </Section>
  );
});
