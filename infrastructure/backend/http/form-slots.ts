import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/** Forms that one process reads at a time. Each may take 6 MB of memory several times over. */
const MOST_FORMS = 16;
const MOST_OF_ONE = 4;

/** Counts the forms with files that are being received and handled, in all and per investor. */
export class FormSlots {
  private readonly byInvestor = new Map<number, number>();
  private total = 0;

  /** Takes a slot until the reply is sent or the connection closes. @throws Refusal without one */
  take(investorId: number, reply: FastifyReply): void {
    const own = this.byInvestor.get(investorId) ?? 0;
    if (own >= MOST_OF_ONE || this.total >= MOST_FORMS) throw tooManyForms();
    this.count(investorId, 1);
    reply.raw.once('close', () => this.count(investorId, -1));
  }

  private count(investorId: number, change: 1 | -1): void {
    this.total += change;
    const own = (this.byInvestor.get(investorId) ?? 0) + change;
    if (own === 0) this.byInvestor.delete(investorId);
    else this.byInvestor.set(investorId, own);
  }
}

function tooManyForms(): Refusal {
  const message = 'Other files are still being sent. Please try again in a minute.';
  return new Refusal({ status: 429, code: 'too-many-forms', message });
}
