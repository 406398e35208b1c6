import { formatMobile } from '#domain/platform/format-mobile.ts';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Accordion } from '#ui/platform/design-system/layout/disclosure.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { support } from '#ui/platform/shell/support.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { FacilitatorNote } from '#ui/private-market/shared/facilitator-note.tsx';
import styles from './market-home.module.css';
import { banners, marketHomeCopy as copy, marketQuestions, testimonials } from './copy.ts';
import { MarketSections } from './market-sections.tsx';

/** `/pre-ipo-opportunities`: the public home page of the private market. */
export function MarketHome() {
  return (
    <Page width="wide">
      <PageHeader title={copy.title} text={copy.claim} />
      <BannerCarousel banners={banners} />
      <MarketSections />
      <FacilitatorNote />
      <Testimonials />
      <Help />
      <Section title={copy.faq}>
        <Accordion items={marketQuestions} isExclusive />
      </Section>
    </Page>
  );
}

const PASTELS = ['lilac', 'peach', 'butter'] as const;

function Testimonials() {
  return (
    <Section title={copy.testimonials} text={copy.testimonialsNote}>
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
    <Card tone="green" padding="large" as="section" label={copy.help}>
      <div className={styles.help}>
        <div className={styles.helpCopy}>
          <h2 className={styles.title}>{copy.help}</h2>
          <p>{copy.helpText}</p>
        </div>
        <div className={styles.ways}>
          <AnchorButton href={`tel:+91${support.phone}`} icon={<Phone />} kind="secondary">
            {copy.call(formatMobile(support.phone))}
          </AnchorButton>
          <AnchorButton href={`mailto:${support.email}`} icon={<Mail />} kind="secondary">
            {copy.write(support.email)}
          </AnchorButton>
        </div>
      </div>
    </Card>
  );
}
