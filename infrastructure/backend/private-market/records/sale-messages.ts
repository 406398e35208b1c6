import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { SellRequestRecord } from '#infrastructure/backend/private-market/sell-requests.tables.ts';

export async function sendSaleMessage(
  { outbox, config }: Sandbox,
  database: Kysely<Database>,
  request: SellRequestRecord,
): Promise<void> {
  const text = textOf(request, `${config.appOrigin}/privatemarket/sell`);
  await outbox.tell(request.investor_id, text, database);
}

function textOf(request: SellRequestRecord, link: string): string {
  const { units, share_name: name, id, consent_by: consentBy } = request;
  const askingPrice = Money.of(request.asking_price);
  const price = formatRupees(askingPrice);
  const total = formatRupees(unitsValue(units, askingPrice));
  const what = `${shares(units)} of ${name} at ${price} each (request ${id})`;
  const until = consentBy === null ? '' : ` by ${formatMoment(consentBy.getTime())}`;
  // A buyer was found if the investor has agreed.
  const failed = request.agreed_at
    ? `The buyer of ${what} has withdrawn.`
    : `We could not find a buyer for ${what}.`;
  const texts = {
    'under-review': `We have your request to sell ${what}.${splitOf(request)} Our team reviews it in 24-48 hours.`,
    accepted: `We have a buyer for ${what}. You receive ${total}. Nothing is sold before you agree: agree or decline${until}: ${link}`,
    agreed: `You agreed to sell ${what} for ${total}. We will write to you once they are sold.`,
    sold: `Sold: ${what}, ${total} in total. ${soldFromWhere(request)} No real money has moved.`,
    refused: `${failed} Your shares stay where they are.`,
    declined: `You declined to sell ${what}. Your shares stay where they are.`,
    withdrawn: `You withdrew your request to sell ${what}. Your shares stay where they are.`,
    expired: `You did not agree in time to sell ${what}. Your shares stay where they are.`,
  } as const;
  return texts[request.status];
}

function shares(units: number): string {
  return `${indianGroups(String(units))} share${units === 1 ? '' : 's'}`;
}

/** A sentence on where the units are held; empty if all are held with us. */
function splitOf({ units, units_here: here }: SellRequestRecord): string {
  if (here === null || here === units) return '';
  const elsewhere = units - here;
  if (here === 0) return ' All of them are held elsewhere, not in your Vriddhi portfolio.';
  return ` ${count(here)} from your Vriddhi portfolio, ${count(elsewhere)} held elsewhere.`;
}

/** A sentence on what the portfolio shows of a sale: only units that were held with us. */
function soldFromWhere({ units, units_here: here }: SellRequestRecord): string {
  if (here === null || here === 0) {
    return 'They were held elsewhere: your Vriddhi portfolio does not show them.';
  }
  if (here === units) return 'Your portfolio shows the sale.';
  return (
    `Your portfolio shows the sale of ${count(here)}. ` +
    `The other ${count(units - here)} were held elsewhere.`
  );
}

function count(units: number): string {
  return indianGroups(String(units));
}
