import { Accordion } from '#ui/platform/design-system/layout/disclosure.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import type { CampaignFigures } from './campaign-figures.ts';
import { CampaignHero } from './campaign-hero.tsx';
import { CampaignStats } from './campaign-stats.tsx';
import {
  campaignFacts,
  campaignFactsNote,
  campaignFaqs,
  campaignDocuments,
  campaignReasons,
  campaignRisks,
  campaignCopy as copy,
} from './copy.ts';
import styles from './campaign.module.css';
import { InvestButton } from './invest-button.tsx';

/** The campaign for unlisted NSE shares, which shows risks as prominently as benefits. */
export function Campaign() {
  const { sharePath } = useFacts<CampaignFigures>();
  return (
    <>
      <CampaignHero />
      <CampaignStats />
      <div className={styles.page}>
        <section className={styles.balance} aria-label="For and against">
          <Points title={copy.reasonsTitle} points={campaignReasons} side="for" />
          <Points title={copy.risksTitle} points={campaignRisks} side="against" />
        </section>
        <section className={styles.split}>
          <div className={styles.part}>
            <h2>{copy.factsTitle}</h2>
            <dl>
              {campaignFacts.map(({ what, answer }) => (
                <div key={what} className={styles.fact}>
                  <dt>{what}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.note}>{campaignFactsNote}</p>
          </div>
          <div className={styles.part}>
            <h2>{copy.documentsTitle}</h2>
            <p>{copy.documentsLead}</p>
            <ol className={styles.documents}>
              {campaignDocuments.map(({ title, text }) => (
                <li key={title} className={styles.document}>
                  <strong>{title}</strong>
                  <span className={styles.note}>{text}</span>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section className={styles.part}>
          <h2>{copy.faqTitle}</h2>
          <Accordion
            isExclusive
            items={campaignFaqs.map(({ question, answer }) => ({
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </section>
        <section className={styles.close} data-ground="green">
          <div className={styles.part}>
            <h2>{copy.closeTitle}</h2>
            <p>{copy.closeText}</p>
          </div>
          <InvestButton sharePath={sharePath}>{copy.start}</InvestButton>
        </section>
        <p className={styles.note}>{copy.notAffiliated}</p>
      </div>
    </>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly side: 'for' | 'against';
}

function Points({ title, points, side }: PointsProps) {
  return (
    <div className={styles.points} data-side={side}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
