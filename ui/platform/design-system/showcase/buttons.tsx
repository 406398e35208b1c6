import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button, type ButtonKind } from '#ui/platform/design-system/actions/button.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Specimen } from './specimen.tsx';

const KINDS: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger'];
const NAMES = {
  primary: 'Pay ₹1,00,000',
  secondary: 'Change tenure',
  quiet: 'Skip for now',
  danger: 'Remove account',
};

export function ButtonSpecimens() {
  const [isLiked, setIsLiked] = useState(true);
  return (
    <Specimen title="Buttons">
      <Stack>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} isFullWidth>
            {NAMES[kind]}
          </Button>
        ))}
      </Stack>
      <Stack>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} isFullWidth isBusy>
            {NAMES[kind]}
          </Button>
        ))}
      </Stack>
      <Stack>
        <Button isFullWidth disabledReason="Tick the terms above to continue.">
          Make Payment
        </Button>
        <Button isFullWidth isDisabled kind="secondary">
          Send again
        </Button>
        <LinkButton to="/design-system" trailingIcon={<ArrowRight />}>
          Start Investing
        </LinkButton>
        <AnchorButton href="#main" kind="secondary" size="small">
          Download receipt
        </AnchorButton>
        <Cluster>
          <IconButton label="Share" icon={<Share2 />} />
          <IconButton label="Reminders" icon={<Bell />} kind="outlined" />
          <IconButton
            label="Watch"
            icon={<Heart />}
            isPressed={isLiked}
            onClick={() => setIsLiked(!isLiked)}
          />
          <Button size="small">Invest</Button>
          <Button size="small" kind="secondary">
            See all
          </Button>
        </Cluster>
      </Stack>
    </Specimen>
  );
}
