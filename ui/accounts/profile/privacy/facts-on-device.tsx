import { Drafts } from '#application/platform/drafts.ts';
import { DeviceFacts, type ToldFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { FactsUnread } from '#ui/platform/errors/facts-unread.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { factsOnDeviceCopy as copy } from './copy.ts';
import { FactsOnDeviceViewModel } from './facts-on-device.view-model.ts';

/** The facts that only this device keeps, and the button that forgets them. */
export function FactsOnDevice() {
  return (
    <Section title={copy.title} text={copy.text}>
      <Kept />
    </Section>
  );
}

const Kept = observer(function Kept() {
  const deviceFacts = usePort(DeviceFacts);
  const drafts = usePort(Drafts);
  const viewModel = useViewModel(() => new FactsOnDeviceViewModel(deviceFacts, drafts));
  const toasts = useToasts();
  const { facts } = viewModel;
  if (facts === undefined) return <Skeleton shape="text" label="" />;
  if (facts.isUnread) return <FactsUnread onRetry={() => void viewModel.read()} />;
  const items = itemsOf(facts);
  if (items.length === 0) return <p>{copy.none}</p>;
  const forget = async () => {
    if (await viewModel.forget()) toasts.show({ text: copy.forgotten, tone: 'success' });
  };
  return (
    <Card>
      <Stack gap="md">
        <DefinitionList items={items} />
        <div>
          <Button kind="secondary" onClick={() => void forget()}>
            {copy.forget}
          </Button>
        </div>
      </Stack>
    </Card>
  );
});

function itemsOf(facts: ToldFacts): readonly Definition[] {
  const { tax, regime, totalIncomes, balances, deposits = [], forms = [] } = facts;
  return [
    ...(tax === undefined
      ? []
      : [{ label: copy.slab, value: copy.slabOf(tax.slab.text, tax.surcharge.text) }]),
    ...(regime === undefined ? [] : [{ label: copy.regime, value: copy.regimes[regime] }]),
    ...(facts.isResident === undefined
      ? []
      : [{ label: copy.resident, value: copy.answer(facts.isResident) }]),
    ...(facts.isPanActive === undefined
      ? []
      : [{ label: copy.panActive, value: copy.answer(facts.isPanActive) }]),
    ...[...totalIncomes].map(([year, income]) => ({
      label: copy.income(year),
      value: formatRupees(income),
    })),
    ...(balances.size === 0 ? [] : [{ label: copy.balances, value: copy.banks(balances.size) }]),
    ...(deposits.length === 0 ? [] : [{ label: copy.deposits, value: String(deposits.length) }]),
    ...(forms.length === 0 ? [] : [{ label: copy.forms, value: String(forms.length) }]),
  ];
}
