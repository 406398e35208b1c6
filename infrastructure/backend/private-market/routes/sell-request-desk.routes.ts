import { OrderActor } from '#domain/private-market/orders/order-moves.ts';
import {
  legalSellRequestMoves,
  SellRequestMove,
} from '#domain/private-market/holdings/sell-request-moves.ts';
import { Money } from '#domain/platform/money.ts';
import { idText } from '#infrastructure/platform/http/wire-values.wire.ts';
import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import {
  movableSale,
  moveSellRequest,
  sellRequests,
} from '#infrastructure/backend/private-market/records/sell-requests.ts';

const MOST_REQUESTS = 20;
const MOVES = [SellRequestMove.Accept, SellRequestMove.Refuse, SellRequestMove.MarkSold] as const;
const by = OrderActor.Desk;

export function addSellRequestDesk(sandbox: Sandbox): void {
  addList(sandbox);
  for (const move of MOVES) addMove(sandbox, move);
}

function addList({ control, database, clock }: Sandbox): void {
  control({
    method: 'GET',
    path: '/sandbox/api/sell-requests',
    run: async () => {
      const requests = await sellRequests(database).limit(MOST_REQUESTS).execute();
      const now = clock.now().getTime();
      return requests.map((request) => ({
        id: request.id,
        investor: request.investor_name ?? request.mobile,
        mobile: request.mobile,
        shareName: request.share_name,
        quantity: request.units,
        askingPrice: Money.of(request.asking_price).text,
        status: request.status,
        ...(request.units_here !== null && { quantityHeldHere: request.units_here }),
        ...(request.consent_by !== null && { consentBy: request.consent_by.toISOString() }),
        legalMoves: legalSellRequestMoves(movableSale(request), { by, now }),
        requestedAt: request.requested_at.toISOString(),
      }));
    },
  });
}

function addMove(sandbox: Sandbox, move: (typeof MOVES)[number]): void {
  sandbox.control({
    method: 'POST',
    path: `/sandbox/api/sell-requests/:id/${move}`,
    params: v.strictObject({ id: idText }),
    run: ({ params }) =>
      inTransaction(sandbox.database, (transaction) =>
        moveSellRequest(sandbox, transaction, { id: params.id, move, by }),
      ),
  });
}
