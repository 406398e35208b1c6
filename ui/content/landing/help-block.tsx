import { supportHours } from '#domain/content/support-hours.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { support } from '../../platform/support.ts';
import { BlockHead } from './block.tsx';
import block from './block.module.css';
import styles from './help-block.module.css';
import { contactWords, helpWords as words } from './landing-words.ts';

/** Help by a person, and the way to the contact page. */
export function HelpBlock() {
  const ways = [
    {
      what: words.call,
      answer: <a href={`tel:+91${support.phone}`}>{formatMobile(support.phone)}</a>,
    },
    { what: words.write, answer: <a href={`mailto:${support.email}`}>{support.email}</a> },
    { what: words.hours, answer: supportHours('landing') },
  ];
  return (
    <section className={`${block.block} ${block.split}`} id="contact">
      <div className={styles.part}>
        <BlockHead title={words.title} lead={words.lead} />
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
        <h2 className={styles.title}>{contactWords.title}</h2>
        <p>{contactWords.lead}</p>
        <p>
          {contactWords.office}: {support.office}
        </p>
        <AnchorButton href="/contact-us">{contactWords.write}</AnchorButton>
      </div>
    </section>
  );
}
