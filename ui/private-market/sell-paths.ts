const SELL_PATH = '/privatemarket/sell';

/** What the link to the form may say already. */
export interface SellLink {
  readonly shareName?: string | undefined;
  readonly quantity?: string | undefined;
  readonly askingPrice?: string | undefined;
}

const NAMES = {
  shareName: 'share_name',
  quantity: 'quantity',
  askingPrice: 'asking_price',
} as const satisfies Record<keyof SellLink, string>;

export function sellPath(link: SellLink): string {
  const query = new URLSearchParams();
  for (const name of ['shareName', 'quantity', 'askingPrice'] as const) {
    const text = link[name] ?? '';
    if (text !== '') query.set(NAMES[name], text);
  }
  return query.size === 0 ? SELL_PATH : `${SELL_PATH}?${query.toString()}`;
}

export function sellLinkIn(query: URLSearchParams): SellLink {
  const of = (name: keyof SellLink) => query.get(NAMES[name]) ?? undefined;
  return { shareName: of('shareName'), quantity: of('quantity'), askingPrice: of('askingPrice') };
}
