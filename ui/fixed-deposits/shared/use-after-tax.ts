import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { usePorts, useViewModel } from '#ui/platform/injection.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { useEffect } from 'react';
import { AfterTaxViewModel } from './after-tax.view-model.ts';

/** The returns after tax at the told slab, for rows. */
export function useAfterTax(): AfterTaxViewModel {
  const ports = usePorts();
  const today = useToday();
  const loadFacts = async () => {
    await ports.loadContext('device-facts');
    return ports.get(DeviceFacts);
  };
  const viewModel = useViewModel(() => new AfterTaxViewModel({ loadFacts }, today));
  useEffect(() => viewModel.setToday(today), [viewModel, today]);
  return viewModel;
}
