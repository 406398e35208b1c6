import type { Draft } from './draft.ts';
import { token } from './token.ts';

/** The page with menus that this tab opened last: its path with the query. */
export type LastVisitedPage = Draft<string>;
export const LastVisitedPage = token<LastVisitedPage>('platform/last-visited-page');
