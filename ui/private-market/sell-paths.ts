/** What the link to the form says is for sale. */
export const SHARE_NAME = 'share_name';

export function sellPath(shareName: string): string {
  return `/privatemarket/sell?${new URLSearchParams({ [SHARE_NAME]: shareName }).toString()}`;
}
