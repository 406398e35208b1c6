import type { SigningToken } from '#domain/private-market/deal-slip.ts';

/** What the page in the frame says. */
export type SigningEvent = 'ready' | 'completed' | 'cancelled' | 'failed';

const EVENTS: readonly unknown[] = ['ready', 'completed', 'cancelled', 'failed'];

/**
 * Reads a message of the signing page: from its own origin, of its own frame, about this document.
 * Anything else, whoever sent it, is nobody's word.
 */
export function signingEventIn(
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  from: {
    readonly origin: string;
    readonly frame: Window | null | undefined;
    readonly documentId: string;
  },
): SigningEvent | undefined {
  const isFrame = source !== null && source === from.frame;
  if (origin !== from.origin || !isFrame) return undefined;
  const message: unknown = data;
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, event, documentId } = message as Readonly<Record<string, unknown>>;
  if (type !== 'deal-slip' || documentId !== from.documentId) return undefined;
  return EVENTS.includes(event) ? (event as SigningEvent) : undefined;
}

/** What the page is opened with: never in its address. */
export function openingMessage({ documentId, signer, tokenId }: SigningToken, mode: string) {
  return { type: 'deal-slip', documentId, signer, token: tokenId, mode };
}
