import { shareAddresses, ShareChannel, shareChannels } from '#domain/referrals/referral-sharing.ts';
import { Copy, Mail, MessageCircle, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { AnchorButton } from '../platform/design-system/anchor-button.tsx';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import styles from './earn-rewards.module.css';
import { isMobileDevice } from './mobile-device.ts';
import { rewardWords as words } from './words.ts';

const ICONS = { whatsapp: <MessageCircle />, sms: <MessageSquare />, email: <Mail /> } as const;

interface ShareLinkProps {
  readonly link: string;
  readonly message: string;
}

/** The link, and the ways to send it. */
export function ShareLink({ link, message }: ShareLinkProps) {
  const [isMobile] = useState(() => isMobileDevice());
  const addresses = shareAddresses(message, words.subject);
  return (
    <Card tone="green" padding="large" as="section" label={words.link}>
      <div className={styles.share}>
        <h2 className={styles.linkTitle}>{words.link}</h2>
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
                {words.share[channel]}
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
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ text: words.copied, tone: 'success' });
    } catch {
      toasts.show({ text: words.notCopied, tone: 'danger' });
    }
  };
  return (
    <Button icon={<Copy />} onClick={() => void copy()}>
      {words.share.copy}
    </Button>
  );
}
