import { formatMobile } from '#domain/platform/format-mobile.ts';
import { Mail, Phone } from 'lucide-react';
import { AnchorButton } from '../platform/design-system/anchor-button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { Accordion } from '../platform/design-system/disclosure.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page, Section } from '../platform/design-system/page.tsx';
import { support } from '../platform/support.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { FacilitatorNote } from './facilitator-note.tsx';
import styles from './market-home.module.css';
import {
  banners,
  marketHomeWords as words,
  marketQuestions,
  testimonials,
} from './market-home-words.ts';
import { MarketSections } from './market-sections.tsx';

/** `/pre-ipo-opportunities`: the home of the private market, open to everybody. */
export function MarketHome() {
  return (
    <Page width="wide">
      <PageHeader title={words.title} text={words.claim} />
      <BannerCarousel banners={banners} />
      <MarketSections />
      <FacilitatorNote />
      <Testimonials />
      <Help />
      <Section title={words.faq}>
        <Accordion items={marketQuestions} isExclusive />
      </Section>
    </Page>
  );
}

const PASTELS = ['lilac', 'peach', 'butter'] as const;

function Testimonials() {
  return (
    <Section title={words.testimonials} text={words.testimonialsNote}>
      <ul className={styles.voices}>
        {testimonials.map(({ text, name }, index) => (
          <Card key={name} as="li" tone={PASTELS[index % PASTELS.length] ?? 'lilac'}>
            <figure className={styles.voice}>
              <blockquote className={styles.quote}>{text}</blockquote>
              <figcaption>{name}</figcaption>
            </figure>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function Help() {
  return (
    <Card tone="green" padding="large" as="section" label={words.help}>
      <div className={styles.help}>
        <div className={styles.helpWords}>
          <h2 className={styles.title}>{words.help}</h2>
          <p>{words.helpText}</p>
        </div>
        <div className={styles.ways}>
          <AnchorButton href={`tel:+91${support.phone}`} icon={<Phone />} kind="secondary">
            {words.call(formatMobile(support.phone))}
          </AnchorButton>
          <AnchorButton href={`mailto:${support.email}`} icon={<Mail />} kind="secondary">
            {words.write(support.email)}
          </AnchorButton>
        </div>
      </div>
    </Card>
  );
}
