import { SUPPORT_DAYS, supportHours } from '#domain/content/support-hours.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { WithScripts } from '../../platform/front/with-scripts.tsx';
import { support } from '../../platform/support.ts';
import { useFrontPorts } from '../front-ports.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import { contactWords as words } from './contact-words.ts';

/** Names for analytics; neither has properties. */
const EMAIL_CLICKED = 'Contact E-mail Clicked';
const PHONE_CLICKED = 'Contact Phone Clicked';

/** How to reach the support: address, number, hours, office, and a form. */
export function Contact() {
  return (
    <div className={styles.page}>
      <section className={styles.reach}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <Ways />
        <p className={styles.small}>{words.urgent}</p>
        <p>
          {words.help} <a href="/help">{words.helpLink}</a>
        </p>
      </section>
      <div className={styles.sheet}>
        <WithScripts without={<p>{words.withoutScripts}</p>}>
          <ContactForm />
        </WithScripts>
      </div>
    </div>
  );
}

function Ways() {
  const ports = useFrontPorts();
  const happened = (event: string) => () => ports().reporting.happened(event);
  return (
    <>
      <h2 className={styles.label}>{words.support}</h2>
      <dl className={styles.ways}>
        <Way icon={<Mail />} what={words.write}>
          <a href={`mailto:${support.email}`} onClick={happened(EMAIL_CLICKED)}>
            {support.email}
          </a>
        </Way>
        <Way icon={<Phone />} what={words.call}>
          <a href={`tel:+91${support.phone}`} onClick={happened(PHONE_CLICKED)}>
            {formatMobile(support.phone)}
          </a>
        </Way>
        <Way icon={<Clock />} what={words.hours}>
          {`${SUPPORT_DAYS}, ${supportHours('contact')}`}
        </Way>
        <Way icon={<MapPin />} what={words.office}>
          {support.office}
          <span className={styles.small}>{words.officeNote}</span>
        </Way>
      </dl>
    </>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly what: string;
  readonly children: ReactNode;
}

function Way({ icon, what, children }: WayProps) {
  return (
    <div className={styles.way}>
      <dt className={styles.what}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        {what}
      </dt>
      <dd className={styles.answer}>{children}</dd>
    </div>
  );
}
