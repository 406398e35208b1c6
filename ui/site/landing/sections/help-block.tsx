import { formatMobile } from '#domain/platform/format-mobile.ts';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { support } from '#ui/platform/shell/support.ts';
import { SUPPORT_HOURS } from '#ui/platform/shell/support-hours.ts';
import { BlockHead } from '#ui/site/landing/block.tsx';
import block from '#ui/site/landing/block.module.css';
import styles from './help-block.module.css';
import { contactCopy, helpCopy as copy } from '#ui/site/landing/copy.ts';

export function HelpBlock() {
  const ways = [
    {
      what: copy.call,
      answer: <a href={`tel:+91${support.phone}`}>{formatMobile(support.phone)}</a>,
    },
    { what: copy.write, answer: <a href={`mailto:${support.email}`}>{support.email}</a> },
    { what: copy.hours, answer: SUPPORT_HOURS },
    { what: contactCopy.office, answer: support.office },
  ];
  return (
    <section className={`${block.block} ${block.split}`} id="contact">
      <div className={styles.part}>
        <BlockHead title={copy.title} lead={copy.lead} />
        <dl className={styles.ways}>
          {ways.map(({ what, answer }) => (
            <div key={what} className={styles.way}>
              <dt>{what}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`${block.panel} ${styles.contact}`}>
        <div>
          <h2 className={styles.title}>{contactCopy.title}</h2>
          <p>{contactCopy.lead}</p>
        </div>
        <AnchorButton href="/contact-us">{contactCopy.write}</AnchorButton>
      </div>
    </section>
  );
}
