import { formatMobile } from '#domain/platform/format-mobile.ts';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { WithScripts } from '#ui/site/frame/with-scripts.tsx';
import { support } from '#ui/platform/shell/support.ts';
import { SUPPORT_DAYS, SUPPORT_HOURS } from '#ui/platform/shell/support-hours.ts';
import { useSiteReport } from '#ui/site/site-ports.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import { contactCopy as copy } from './copy.ts';

/** The names of the analytics events, which have no properties. */
const EMAIL_CLICKED = 'Contact Email Clicked';
const PHONE_CLICKED = 'Contact Phone Clicked';

export function Contact() {
  return (
    <div className={styles.page}>
      <section className={styles.reach}>
        <h1 className={styles.title}>{copy.title}</h1>
        <p className={styles.lead}>{copy.lead}</p>
        <Ways />
        <p className={styles.small}>{copy.urgent}</p>
        <p>
          {copy.help} <a href="/help">{copy.helpLink}</a>
        </p>
      </section>
      <div className={styles.sheet}>
        <WithScripts without={<p>{copy.withoutScripts}</p>}>
          <ContactForm />
        </WithScripts>
      </div>
    </div>
  );
}

function Ways() {
  const report = useSiteReport();
  return (
    <>
      <h2 className={styles.label}>{copy.support}</h2>
      <dl className={styles.ways}>
        <Way icon={<Mail />} what={copy.write}>
          <a href={`mailto:${support.email}`} onClick={() => report(EMAIL_CLICKED)}>
            {support.email}
          </a>
        </Way>
        <Way icon={<Phone />} what={copy.call}>
          <a href={`tel:+91${support.phone}`} onClick={() => report(PHONE_CLICKED)}>
            {formatMobile(support.phone)}
          </a>
        </Way>
        <Way icon={<Clock />} what={copy.hours}>
          {`${SUPPORT_DAYS}, ${SUPPORT_HOURS}`}
        </Way>
        <Way icon={<MapPin />} what={copy.office}>
          {support.office}
          <span className={styles.small}>{copy.officeNote}</span>
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
