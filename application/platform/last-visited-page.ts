import { token } from './token.ts';

/** The page with menus that this tab opened last: its path with the query. */
export interface LastVisitedPage {
  read(): string | undefined;
  keep(path: string): void;
}
export const LastVisitedPage = token<LastVisitedPage>('platform/last-visited-page');
