import { shareAddresses, ShareChannel, shareChannels } from '#domain/referrals/referral-sharing.ts';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import styles from './earn-rewards.module.css';
import { rewardCopy as copy } from './copy.ts';

const ICONS = { whatsapp: <MessageCircle />, sms: <MessageSquare />, email: <Mail /> } as const;

interface ShareLinkProps {
  readonly link: string;
  readonly message: string;
}

export function ShareLink({ link, message }: ShareLinkProps) {
  const [isMobile] = useState(() => isMobileDevice());
  const addresses = shareAddresses(message, copy.subject);
  return (
    <Card tone="green" padding="large" as="section" label={copy.link}>
      <div className={styles.share}>
        <h2 className={styles.linkTitle}>{copy.link}</h2>
        <p className={styles.link}>{link}</p>
        <div className={styles.ways}>
          {shareChannels({ isMobileDevice: isMobile }).map((channel) =>
            channel === ShareChannel.Copy ? (
              <CopyButton key={channel} link={link} />
            ) : (
              <AnchorButton
                key={channel}
                href={addresses[channel]}
                kind="secondary"
                icon={ICONS[channel]}
                opensNewTab={channel === ShareChannel.WhatsApp}
              >
                {copy.share[channel]}
              </AnchorButton>
            ),
          )}
        </div>
      </div>
    </Card>
  );
}

function CopyButton({ link }: Pick<ShareLinkProps, 'link'>) {
  const toasts = useToasts();
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ text: copy.copied, tone: 'success' });
    } catch {
      toasts.show({ text: copy.notCopied, tone: 'danger' });
    }
  };
  return (
    <Button icon={<Copy />} onClick={() => void copyLink()}>
      {copy.share.copy}
    </Button>
  );
}

interface Browser {
  readonly userAgentData?: { readonly mobile?: boolean };
}

/**
 * Whether this device can send SMS. Uses the browser's client hints, or else checks for a touch
 * screen without a mouse.
 */
export function isMobileDevice(
  browser: Browser = navigator as Browser,
  matches: (query: string) => boolean = (query) => window.matchMedia(query).matches,
): boolean {
  return browser.userAgentData?.mobile ?? matches('(pointer: coarse) and (hover: none)');
}
