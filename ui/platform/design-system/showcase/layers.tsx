import { useState } from 'react';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { Accordion } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Drawer } from '#ui/platform/design-system/overlays/drawer.tsx';
import { JourneySteps } from '#ui/platform/design-system/layout/journey-steps.tsx';
import { Overlay } from '#ui/platform/design-system/overlays/overlay.tsx';
import { ProgressBar } from '#ui/platform/design-system/feedback/progress-bar.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Tabs } from '#ui/platform/design-system/layout/tabs.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { Specimen } from './specimen.tsx';

type Layer = 'dialog' | 'drawer' | 'overlay';
const OVERLAY_MS = 2500;

function Layers() {
  const toasts = useToasts();
  const [layer, setLayer] = useState<Layer>();
  const close = () => setLayer(undefined);
  const verify = () => {
    setLayer('overlay');
    setTimeout(close, OVERLAY_MS);
  };
  return (
    <Cluster>
      <Button kind="secondary" onClick={() => setLayer('dialog')}>
        Open dialog
      </Button>
      <Button kind="secondary" onClick={() => setLayer('drawer')}>
        Open drawer
      </Button>
      <Button kind="secondary" onClick={verify}>
        Open overlay
      </Button>
      <Button
        kind="secondary"
        onClick={() => toasts.show({ text: 'Link copied!', tone: 'success' })}
      >
        Show toast
      </Button>
      <Button
        kind="secondary"
        onClick={() => toasts.show({ text: 'Something went wrong', tone: 'danger' })}
      >
        Show failure
      </Button>
      <Dialog
        isOpen={layer === 'dialog'}
        onClose={close}
        title="A better rate for the same money"
        description="Keep it 3 months longer and earn 9.05% p.a. instead of 8.75%."
        actions={
          <>
            <Button kind="secondary" onClick={close}>
              Keep my choice
            </Button>
            <Button onClick={close}>Upgrade</Button>
          </>
        }
      />
      <Drawer
        isOpen={layer === 'drawer'}
        onClose={close}
        title="How interest is paid"
        description="You can choose once, before you pay."
        actions={<Button onClick={close}>Done</Button>}
      >
        <p>At maturity, all interest is paid with your deposit and earns interest itself.</p>
      </Drawer>
      <Overlay
        isOpen={layer === 'overlay'}
        title="Verifying your bank account"
        text="We are sending ₹1 to it. This takes a few seconds."
      />
    </Cluster>
  );
}

export function LayerSpecimens() {
  const [tab, setTab] = useState<'active' | 'matured'>('active');
  return (
    <Specimen title="Layers and progress">
      <Layers />
      <Tabs
        label="Deposits"
        value={tab}
        onValue={setTab}
        tabs={[
          { value: 'active', label: 'Active', content: <p>Two deposits are running.</p> },
          { value: 'matured', label: 'Matured', content: <p>Nothing has matured yet.</p> },
        ]}
      />
      <Card>
        <Accordion
          items={[
            {
              title: 'Is my deposit insured?',
              content: `Up to ${DEPOSIT_INSURANCE_LIMIT} per bank.`,
            },
            { title: 'Can I break it early?', content: 'Yes, at a lower rate.' },
          ]}
        />
      </Card>
      <Stack gap="lg">
        <JourneySteps steps={['KYC', 'Bank', 'Profile', 'Nominee', 'Pay']} current={2} />
        <ProgressBar label="Days run" share={0.58} text="214 of 365 days" />
      </Stack>
    </Specimen>
  );
}
