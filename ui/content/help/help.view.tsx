import { SUPPORT_DAYS, supportHours } from '#domain/content/support-hours.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { AnchorButton } from '../../platform/design-system/anchor-button.tsx';
import { Accordion } from '../../platform/design-system/disclosure.tsx';
import { PageHeader } from '../../platform/design-system/page-header.tsx';
import { support } from '../../platform/support.ts';
import { helpTopics, helpWords as words } from './help-words.ts';
import styles from './help.module.css';

/** Help for everybody: questions by topic, and how to reach a person. */
export function Help() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={words.title} text={words.lead} />
        <nav className={styles.topics} aria-label={words.topics}>
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
    <aside className={styles.ask} aria-label={words.ask} data-ground="green">
      <h2 className={styles.title}>{words.ask}</h2>
      <p>{words.askText}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{words.call}</dt>
          <dd>
            <a href={`tel:+91${support.phone}`}>{formatMobile(support.phone)}</a>
          </dd>
        </div>
        <div>
          <dt>{words.write}</dt>
          <dd>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>{`${SUPPORT_DAYS}, ${supportHours('public-help')}`}</dd>
        </div>
      </dl>
      <p className={styles.soft}>
        {words.privateMarket} {supportHours('private-market-help')}.
      </p>
      <AnchorButton href="/contact-us" isFullWidth>
        {words.form}
      </AnchorButton>
    </aside>
  );
}
