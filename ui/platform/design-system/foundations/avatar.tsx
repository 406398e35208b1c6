import { useState } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  /**
   * The name of the person or company, for the initials and for screen readers. Without one, a
   * person shows a generic icon.
   */
  readonly name?: string | undefined;
  /**
   * The URL of a logo or picture. If it does not load, a company shows its bundled logo or its
   * initials; a person shows a generic icon.
   */
  readonly src?: string | undefined;
  readonly size?: 'medium' | 'large';
  /** Round for people, square for issuers and companies. */
  readonly shape?: 'round' | 'square';
  /** True if the name is shown next to the avatar; screen readers then skip the avatar. */
  readonly isDecorative?: boolean;
}

export function Avatar({
  name = '',
  src,
  size = 'medium',
  shape = 'round',
  isDecorative = true,
}: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const isRound = shape === 'round';
  const hasFailed = src !== undefined && broken.includes(src);
  const isGeneric = isRound && (hasFailed || name === '');
  const [standIn, setStandIn] = useState<string>();
  const fail = (failed: string) => {
    setBroken([...broken, failed]);
    if (!isRound && failed === src) void logoFor(name).then(setStandIn);
  };
  const picture = [src, hasFailed ? standIn : undefined].find(
    (each) => each && !broken.includes(each),
  );
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-shape={shape}
      data-picture={picture !== undefined || undefined}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
      aria-hidden={isDecorative || undefined}
    >
      {picture !== undefined && (
        <img key={picture} src={picture} alt="" loading="lazy" onError={() => fail(picture)} />
      )}
      {picture === undefined && (isGeneric ? <PersonSign /> : initialsOf(name))}
    </span>
  );
}

/**
 * The bundled logo of a company. The list of logos is downloaded on demand, because it is rarely
 * needed.
 */
async function logoFor(name: string): Promise<string | undefined> {
  try {
    return (await import('./bundled-logos.ts')).bundledLogoOf(name);
  } catch {
    return undefined;
  }
}

function PersonSign() {
  return (
    <svg className={styles.person} viewBox="0 0 24 24" data-sign="person" aria-hidden="true">
      <circle cx="12" cy="8.5" r="4" />
      <path d="M4 21c.5-5 4-7 8-7s7.5 2 8 7Z" />
    </svg>
  );
}

function initialsOf(name: string): string {
  const copy = name.trim().split(/\s+/);
  const last = copy.length > 1 ? copy.at(-1) : undefined;
  return `${copy[0]?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase();
}
