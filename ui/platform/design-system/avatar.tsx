import { useState } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Gives the initials, and the name for screen readers unless `isDecorative`. */
  readonly name: string;
  /** A logo or picture; the initials stand in when it does not load. */
  readonly src?: string | undefined;
  readonly size?: 'medium' | 'large';
  /** People are round, issuers and companies square. */
  readonly shape?: 'round' | 'square';
  /** True where the name stands beside it. */
  readonly isDecorative?: boolean;
}

const TONES = ['lilac', 'peach', 'butter', 'partner'] as const;

/** The picture of a person, an issuer or a company. */
export function Avatar({
  name,
  src,
  size = 'medium',
  shape = 'round',
  isDecorative = true,
}: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isPicture = src !== undefined && src !== '' && src !== brokenSrc;
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-shape={shape}
      data-tone={isPicture ? 'picture' : toneFor(name)}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
      aria-hidden={isDecorative || undefined}
    >
      {isPicture ? (
        <img src={src} alt="" loading="lazy" onError={() => setBrokenSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${words[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}

/** The same name always has the same colour. */
function toneFor(name: string): (typeof TONES)[number] {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return TONES[sum % TONES.length] ?? 'lilac';
}
