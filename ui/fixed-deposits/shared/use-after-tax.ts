import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { afterPaint } from '#ui/platform/after-paint.ts';
import { usePorts } from '#ui/platform/injection.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { useEffect, useMemo } from 'react';
import { AfterTaxViewModel } from './after-tax.view-model.ts';

/** The returns after tax at the told slab, for rows. They are known after `useSlabAfterPaint`. */
export function useAfterTax(): AfterTaxViewModel {
  const ports = usePorts();
  const today = useToday();
  return useMemo(() => {
    const loadFacts = async () => {
      await ports.loadContext('device-facts');
      return ports.get(DeviceFacts);
    };
    return new AfterTaxViewModel({ loadFacts, today });
  }, [ports, today]);
}

/** Reads the slab once the rows are painted, because they do not need what is downloaded for it. */
export function useSlabAfterPaint(afterTax: AfterTaxViewModel): void {
  useEffect(() => afterPaint(() => void afterTax.read()), [afterTax]);
}
