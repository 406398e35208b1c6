import type { Sandbox } from '../platform/context.ts';
import { addCompanyRoutes } from './company-routes.ts';
import { addInvestorNotes } from './investor-note.ts';
import { addOutsidePictures } from './outside-pictures.ts';
import { addPress } from './share-news.ts';
import { addShareRoutes } from './share-routes.ts';
import { addTierRoutes } from './tier-routes.ts';
import { addWatchRoutes } from './watch-routes.ts';

/** Shares, their prices, the companies behind them, and who watches them. */
export function addCatalogue(sandbox: Sandbox): void {
  addShareRoutes(sandbox);
  addTierRoutes(sandbox);
  addCompanyRoutes(sandbox);
  addWatchRoutes(sandbox);
  addInvestorNotes(sandbox);
  addPress(sandbox);
  addOutsidePictures(sandbox);
}
