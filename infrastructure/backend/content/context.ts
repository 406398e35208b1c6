import type { BackendContext } from '#infrastructure/backend/context.ts';
import { addAdvisorRoutes } from '#infrastructure/backend/content/routes/advisor.routes.ts';
import { addArticles } from '#infrastructure/backend/content/pages/articles.ts';
import { addContactRoutes } from '#infrastructure/backend/content/routes/contact.routes.ts';
import { forgettingOldForms } from '#infrastructure/backend/content/jobs/forget-old-forms.ts';
import { contentMigrations } from '#infrastructure/backend/content/migrations/migrations.ts';
import { addNewsRoutes } from '#infrastructure/backend/content/routes/news.routes.ts';
import { seedNews } from '#infrastructure/backend/content/seed/seed.ts';
import { addShareNoteRoutes } from '#infrastructure/backend/content/routes/share-note.routes.ts';

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
