import type { SigningToken } from '#domain/private-market/orders/deal-slip.ts';

/** Events of the signing page in the frame. */
export type SigningEvent = 'ready' | 'completed' | 'cancelled' | 'failed';

const EVENTS: readonly unknown[] = ['ready', 'completed', 'cancelled', 'failed'];

/**
 * Reads a message of the signing page. It must have the page's origin, come from its frame, and
 * name this document. All other messages are ignored.
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

/** Opens the document; the token travels in a message, never in an address. */
export function openingMessage({ documentId, signer, tokenId }: SigningToken, mode: string) {
  return { type: 'deal-slip', documentId, signer, token: tokenId, mode };
}
