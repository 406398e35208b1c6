import type { Sandbox } from '#infrastructure/backend/context.ts';
import { addCompanyRoutes } from './company.routes.ts';
import { addInvestorNotes } from '#infrastructure/backend/private-market/records/investor-note.ts';
import { addPictureServices } from '#infrastructure/backend/private-market/pages/share-pictures.ts';
import { addPress } from '#infrastructure/backend/private-market/records/share-news.ts';
import { addShareRoutes } from './share.routes.ts';
import { addTierRoutes } from './tier.routes.ts';
import { addWatchRoutes } from './watch.routes.ts';

export function addCatalogue(sandbox: Sandbox): void {
  addShareRoutes(sandbox);
  addTierRoutes(sandbox);
  addCompanyRoutes(sandbox);
  addWatchRoutes(sandbox);
  addInvestorNotes(sandbox);
  addPress(sandbox);
  addPictureServices(sandbox);
}
