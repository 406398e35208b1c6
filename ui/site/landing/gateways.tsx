import { Block } from './block.tsx';
import styles from './gateways.module.css';
import { gateways, gatewayCopy as copy } from './copy.ts';

const PICTURES = {
  select: (
    <>
      <path className={styles.line} d="M14 88V40h84v48M8 92h96M30 40V24h52v16" />
      <path className={styles.fill} d="M42 92V64h28v28Z" />
      <circle className={styles.spot} cx="56" cy="14" r="9" />
    </>
  ),
  shares: (
    <>
      <path className={styles.line} d="M10 92h96M18 80 44 56l20 14 38-44" />
      <path className={styles.fill} d="M84 20h24v24Z" />
      <circle className={styles.spot} cx="44" cy="56" r="9" />
    </>
  ),
  funds: (
    <>
      <path className={styles.fill} d="M56 14a42 42 0 0 1 42 42H56Z" />
      <path className={styles.line} d="M48 22a40 40 0 1 0 42 42H48Z" />
      <circle className={styles.spot} cx="36" cy="72" r="9" />
    </>
  ),
} as const;

/** The three entry points. The open one leads to the sign-in. */
export function Gateways() {
  return (
    <Block title={copy.title} lead={copy.lead}>
      <ul className={styles.gateways}>
        {gateways.map(({ name, marker, text, picture }) => (
          <li key={name} className={styles.gateway} data-gateway={picture} data-ground="paper">
            <svg className={styles.picture} viewBox="0 0 112 104" aria-hidden="true">
              {PICTURES[picture]}
            </svg>
            <h3 className={styles.name}>
              {picture === 'shares' ? (
                <a className={styles.link} href="/login">
                  {name}
                </a>
              ) : (
                name
              )}
            </h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.marker}>{marker}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
