import type { SandboxContext } from '../platform/context.ts';
import { addAdvisorRoutes } from './advisor-routes.ts';
import { addArticles } from './articles.ts';
import { addContactRoutes } from './contact-routes.ts';
import { contentMigrations } from './migrations.ts';
import { addNewsRoutes } from './news-routes.ts';
import { seedNews } from './seed.ts';
import { addShareNoteRoutes } from './share-note-routes.ts';

/** What the public pages ask of the backend: news, and the forms that anybody may send. */
export const contentContext: SandboxContext = {
  name: 'content',
  migrations: contentMigrations,
  register(sandbox) {
    addNewsRoutes(sandbox);
    addArticles(sandbox);
    addContactRoutes(sandbox);
    addAdvisorRoutes(sandbox);
    addShareNoteRoutes(sandbox);
  },
  seed: seedNews,
};
