import type { BackendContext } from '#infrastructure/backend/context.ts';
import { addAdvisorRoutes } from './advisor.routes.ts';
import { addArticles } from './articles.ts';
import { addContactRoutes } from './contact.routes.ts';
import { forgettingOldForms } from './forget-old-forms.ts';
import { contentMigrations } from './migrations.ts';
import { addNewsRoutes } from './news.routes.ts';
import { seedNews } from './seed.ts';
import { addShareNoteRoutes } from './share-note.routes.ts';

export const contentContext: BackendContext = {
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
  runDueJobs: forgettingOldForms(),
};
