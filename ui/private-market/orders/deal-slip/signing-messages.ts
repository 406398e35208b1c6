import type { SigningToken } from '#domain/private-market/orders/deal-slip.ts';

/** Events of the signing page in the frame. */
export type SigningEvent = 'ready' | 'completed' | 'cancelled' | 'failed';

const EVENTS: readonly unknown[] = ['ready', 'completed', 'cancelled', 'failed'];

/**
 * Reads a message of the signing page; undefined for any other message. It must have the page's
 * origin, come from its frame and name this document.
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

/** The message that opens the document. It carries the token, which must not appear in a URL. */
export function openingMessage({ documentId, signer, tokenId }: SigningToken, mode: string) {
  return { type: 'deal-slip', documentId, signer, token: tokenId, mode };
}
