import type { Backend } from '../backend.ts';

export interface PlacedOrder {
  readonly uniqueId: string;
  readonly link: string;
}

/** An order as the advisor's desk places it. */
export async function placedOrder(
  { control }: Backend,
  wish: { readonly mobile: string; readonly amount?: string; readonly scheme?: number },
): Promise<PlacedOrder> {
  const { mobile, amount = '100000', scheme } = wish;
  const schemeMasterId = scheme ?? (await anyScheme(control));
  const order = { mobile, schemeMasterId, amount };
  return (await control.call('POST', 'ifa-orders', order)) as PlacedOrder;
}

async function anyScheme(control: Backend['control']): Promise<number> {
  const schemes = (await control.call('GET', 'ifa-schemes')) as readonly {
    schemeMasterId: number;
    name: string;
    tenure: string;
    payout: string;
  }[];
  const found = schemes.find(
    ({ name, tenure }) => name === 'Himadri Classic Deposit' && tenure === '1Y',
  );
  if (found === undefined) throw new Error('the deposit of the tests is not offered');
  return found.schemeMasterId;
}
