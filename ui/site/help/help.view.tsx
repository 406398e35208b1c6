import { formatMobile } from '#domain/platform/format-mobile.ts';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Accordion } from '#ui/platform/design-system/layout/disclosure.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { support } from '#ui/platform/shell/support.ts';
import { SUPPORT_DAYS, SUPPORT_HOURS } from '#ui/platform/shell/support-hours.ts';
import { helpTopics, helpCopy as copy } from './copy.ts';
import styles from './help.module.css';

export function Help() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={copy.title} text={copy.lead} />
        <nav className={styles.topics} aria-label={copy.topics}>
          {helpTopics.map(({ id, title }) => (
            <a key={id} className={styles.topic} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </div>
      <div className={styles.columns}>
        <div className={styles.answers}>
          {helpTopics.map(({ id, title, questions }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.title}>{title}</h2>
              <Accordion
                isExclusive
                items={questions.map(({ question, answer }) => ({
                  title: question,
                  content: <p>{answer}</p>,
                }))}
              />
            </section>
          ))}
        </div>
        <AskAPerson />
      </div>
    </div>
  );
}

function AskAPerson() {
  return (
    <aside className={styles.ask} aria-label={copy.ask} data-ground="green">
      <h2 className={styles.title}>{copy.ask}</h2>
      <p>{copy.askText}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{copy.call}</dt>
          <dd>
            <a href={`tel:+91${support.phone}`}>{formatMobile(support.phone)}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.write}</dt>
          <dd>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.hours}</dt>
          <dd>{`${SUPPORT_DAYS}, ${SUPPORT_HOURS}`}</dd>
        </div>
      </dl>
      <AnchorButton href="/contact-us" isFullWidth>
        {copy.form}
      </AnchorButton>
    </aside>
  );
}
