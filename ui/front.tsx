import type { News } from '#application/content/news.ts';
import { failure } from '#domain/platform/result.ts';
import { HttpAdvisorRegistrations } from '#infrastructure/content/http-advisor-registrations.ts';
import { HttpContactMessages } from '#infrastructure/content/http-contact-messages.ts';
import { HttpInvestorNotes } from '#infrastructure/content/http-investor-notes.ts';
import { breath } from '#infrastructure/platform/breath.ts';
import { ConsoleReporting } from '#infrastructure/platform/console-reporting.ts';
import { type Environment, environmentFrom } from '#infrastructure/platform/environment.ts';
import { LightHttp } from '#infrastructure/platform/light-http.ts';
import { TabJourneyStore } from '#infrastructure/platform/tab-journey-store.ts';
import { startTransition } from 'react';
import { frontPages } from './content/front-pages.ts';
import { type FrontPorts, FrontPortsProvider } from './content/front-ports.ts';
import { keepArrivalMarks } from './platform/arrival-marks.ts';
import './platform/design-system/tokens.css';
import './platform/design-system/base.css';
import { frontPageAt } from './platform/front/front-page.ts';
import { FrontRoot } from './platform/front/front-root.tsx';

void comeAlive();

/** Brings a public page to life on top of the HTML that was made of it. */
async function comeAlive(): Promise<void> {
  keepMarks();
  const root = document.getElementById('front');
  const page = frontPageAt(frontPages, location.pathname.replace(/\.html$/, ''));
  if (root === null || page === undefined) return;
  const Screen = await page.load();
  await breath();
  const facts: unknown = JSON.parse(document.getElementById('facts')?.textContent ?? 'null');
  const ports = portsOfBrowser();
  await breath();
  // What draws sets itself up when it is asked for: a step of its own.
  const { hydrateRoot } = await import('react-dom/client');
  await breath();
  // As a transition it is done in steps, and at once where somebody touches the page.
  startTransition(() => {
    hydrateRoot(
      root,
      <FrontPortsProvider value={ports}>
        <FrontRoot page={page} screen={Screen} facts={facts} />
      </FrontPortsProvider>,
    );
  });
}

function portsOfBrowser(): FrontPorts {
  const environment = environmentFrom(import.meta.env);
  const http = new LightHttp(environment, window.fetch.bind(window));
  return {
    advisorRegistrations: new HttpAdvisorRegistrations(http),
    contactMessages: new HttpContactMessages(http),
    investorNotes: new HttpInvestorNotes(http),
    news: newsWhenAsked(environment),
    journeys: new TabJourneyStore(tabStorage()),
    reporting: new ConsoleReporting(import.meta.env.DEV),
  };
}

/** Dates and the bearer are needed on one page alone: what reads them comes with it. */
function newsWhenAsked(environment: Environment): News {
  let made: Promise<News> | undefined;
  const make = async () => {
    const { browserNews } = await import('#infrastructure/content/browser-news.ts');
    return browserNews(environment, import.meta.env);
  };
  return {
    page: async (wish, options) => {
      try {
        made ??= make();
        return await (await made).page(wish, options);
      } catch {
        made = undefined;
        return failure({ kind: 'unreachable', reason: 'offline' });
      }
    },
  };
}

/** Some browsers throw on the mere mention of storage that the person has forbidden. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The marks of a campaign are kept, wherever the person arrives. */
function keepMarks(): void {
  try {
    keepArrivalMarks(location.search, localStorage);
  } catch {
    // Storage is full or forbidden: the visit then counts for no campaign.
  }
}
