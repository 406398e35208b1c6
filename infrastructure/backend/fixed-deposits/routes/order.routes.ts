import { parseDeclarationsXml } from '#infrastructure/fixed-deposits/booking/declarations-xml.wire.ts';
import {
  declarationsReply,
  declarationsRequest,
  declareRequest,
  maturityActionRequest,
} from '#infrastructure/fixed-deposits/booking/deposit-orders.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { OwnedOrder } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { lockInvestor } from '#infrastructure/backend/accounts/records/hold-account.ts';
import { noSuchDeposit } from './held.routes.ts';
import { refuseEndedOrder } from '#infrastructure/backend/fixed-deposits/records/order-life.ts';
import { instructionFor } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import { refuseForeignReturn } from '#infrastructure/backend/http/return-address.ts';

export function addOrderRoutes(sandbox: Sandbox): void {
  addMaturityAction(sandbox);
  addDeclarations(sandbox);
  addDeclaring(sandbox);
}

/**
 * The deposit order of the signed-in investor, also if its deposit is booked. With `isHeld` it
 * is locked with its account, so that changes run one after the other.
 * @throws Refusal (404) for an unknown order or another investor's
 */
export async function ownOrder(
  database: Kysely<Database>,
  { id, investorId }: { readonly id: number; readonly investorId: number },
  { isHeld = false } = {},
) {
  if (isHeld) await lockInvestor(database, investorId);
  const order = await database
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .$if(isHeld, (one) => one.forUpdate())
    .executeTakeFirst();
  if (order === undefined) throw noSuchDeposit();
  return order;
}

function addMaturityAction(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/updatematurityaction',
    summary: 'Choose the maturity instruction of a deposit',
    access: 'session',
    body: maturityActionRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const id = body.fd_investment_id;
      const order = await ownOrder(database, { id, investorId }, { isHeld: true });
      if (instructionFor(body.maturity_action_id) === undefined) throw unknownInstruction();
      if (order.state !== 'booked') refuseEndedOrder(order, sandbox.clock.now());
      await chooseInstruction(database, order, {
        instruction: body.maturity_action_id,
        today: sandbox.clock.today(),
      });
      return { status: 200, message: 'Your choice is saved' };
    },
  });
}

async function chooseInstruction(
  database: Kysely<Database>,
  { id, investor_id: investorId }: { readonly id: number; readonly investor_id: number },
  { instruction, today }: { readonly instruction: number; readonly today: CalendarDate },
): Promise<void> {
  const order = await database
    .with('running', (of) =>
      of
        .updateTable('deposits')
        .set({ maturity_instruction_id: instruction })
        .where('deposits.id', '=', id)
        .where('deposits.investor_id', '=', investorId)
        .where('deposits.state', '=', 'running')
        // It has matured on this day, also before the job that pays it.
        .where('deposits.maturity_date', '>', today.iso)
        .returning('deposits.id'),
    )
    .updateTable('deposit_orders')
    .set({ maturity_instruction_id: instruction })
    .where('deposit_orders.id', '=', id)
    .where('deposit_orders.investor_id', '=', investorId)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        exists(selectFrom('running').select('running.id')),
        eb('deposit_orders.state', '=', 'started'),
      ]),
    )
    .returning('deposit_orders.id')
    .executeTakeFirst();
  if (order !== undefined) return;
  const message = 'This deposit has matured. You can no longer change its maturity instruction.';
  throw new Refusal({ status: 409, code: 'has-matured', message });
}

function unknownInstruction(): Refusal {
  const message = 'This maturity instruction is not available.';
  const field = 'maturity_action_id';
  return new Refusal({ status: 422, code: 'instruction-unknown', message, field });
}

function addDeclarations(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/getdeclarations',
    summary: 'List the declarations of an order with their answers so far',
    access: 'session',
    body: declarationsRequest,
    reply: declarationsReply,
    run: async ({ body, investorId, database }) => {
      const orderId = body.fd_investment_id;
      if (orderId !== 0) await ownOrder(database, { id: orderId, investorId });
      const questions = await database
        .selectFrom('declaration_questions as question')
        .leftJoin('declaration_answers as answer', (join) =>
          join
            .onRef('answer.question_id', '=', 'question.id')
            .on('answer.order_id', '=', orderId)
            .on('answer.investor_id', '=', investorId),
        )
        .select(['question.id', 'question.question', 'question.kind', 'answer.answer'])
        .orderBy('question.id')
        .execute();
      const data = questions.map(({ id, question, kind, answer }) => ({
        declaration_id: id,
        declaration_question: question,
        declaration_kind: kind,
        ...(answer !== null && { declaration_answer: answer ? (1 as const) : (0 as const) }),
      }));
      return { status: 200, message: 'Declarations', data };
    },
  });
}

function addDeclaring(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/investment/updatedeclarations',
    summary: 'Answer declarations of an unpaid order; unanswered ones stay open',
    access: 'session',
    body: declareRequest,
    reply: done,
    mutates: true,
    run: async ({ body, investorId, database, request }) => {
      refuseForeignReturn(sandbox, body.redirection_url, request);
      const { fd_investment_id: orderId, declaration_data_xml: xml } = body;
      const order = await ownOrder(database, { id: orderId, investorId }, { isHeld: true });
      const now = sandbox.clock.now();
      // The issuer received the answers with the payment.
      refuseEndedOrder(order, now);
      await keepAnswers(database, { orderId, investorId, xml, now });
      return { status: 200, message: 'Your declarations are saved' };
    },
  });
}

async function keepAnswers(
  database: Kysely<Database>,
  { orderId, investorId, xml, now }: OwnedOrder & { readonly xml: string; readonly now: Date },
): Promise<void> {
  const questions = await database.selectFrom('declaration_questions').select('id').execute();
  const given = parseDeclarationsXml(xml);
  const known = new Set(questions.map(({ id }) => id));
  if (!given.ok || given.value.some(({ id }) => !known.has(id))) {
    const message = 'The answers cannot be read.';
    const field = 'declaration_data_xml';
    throw new Refusal({ status: 422, code: 'declarations-unreadable', message, field });
  }
  // If a question is answered twice, the last answer counts.
  const answers = new Map(given.value.map(({ id, isYes }) => [id, isYes]));
  if (answers.size === 0) return;
  await database
    .insertInto('declaration_answers')
    .values(
      [...answers].map(([id, isYes]) => ({
        investor_id: investorId,
        order_id: orderId,
        question_id: id,
        answer: isYes,
        answered_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'question_id']).doUpdateSet((of) => ({
        answer: of.ref('excluded.answer'),
        answered_at: of.ref('excluded.answered_at'),
      })),
    )
    .execute();
}
