import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { usePorts, type Ports } from '#ui/platform/injection.tsx';
import { formCopy as copy } from './copy.ts';
import type { PaperFacts } from './form-121-paper.view-model.ts';

/** Opens the Form 121 to a payer as a paper, which is downloaded with the first press. */
export function Form121PaperButton(facts: PaperFacts) {
  const ports = usePorts();
  const [Form121Paper] = useState(() => lazy(() => download(ports)));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        kind="secondary"
        size="small"
        aria-label={`${copy.paperCopy}: ${facts.forecast.issuer}`}
        onClick={() => setIsOpen(true)}
      >
        {copy.paperCopy}
      </Button>
      <Suspense>{isOpen && <Form121Paper {...facts} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}

async function download(ports: Pick<Ports, 'loadContext'>) {
  const [module] = await Promise.all([
    import('./form-121-paper.tsx'),
    ports.loadContext('accounts'),
  ]);
  return { default: module.Form121Paper };
}
