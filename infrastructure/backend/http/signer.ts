import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type SignedPayload = Readonly<Record<string, string | number | boolean>>;

/**
 * Signs values that pass through a third party, such as the return URL of a payment page. A payload
 * should name its purpose, so that one kind cannot be used as another.
 */
export class Signer {
  private key: Buffer | undefined;

  /**
   * Sets the key, which the platform stores in the database, so that signatures survive a restart.
   */
  useKey(key: Buffer): void {
    this.key = key;
  }

  /** Text of letters, digits, `-`, `_` and one dot, safe in a URL. */
  sign(payload: SignedPayload): string {
    const content = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${content}.${this.signatureOf(content).toString('base64url')}`;
  }

  /** The payload; undefined for text that this key did not sign. */
  verify(text: string): SignedPayload | undefined {
    const [content, signature, ...rest] = text.split('.');
    if (content === undefined || signature === undefined || rest.length > 0) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signatureOf(content);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as SignedPayload;
  }

  /** A keyed hash of the payload, which can be compared but not read. */
  digest(payload: SignedPayload): string {
    return createHash('sha256').update(this.sign(payload)).digest('base64url');
  }

  private signatureOf(content: string): Buffer {
    if (this.key === undefined) throw new Error('the signing key is not set yet');
    return createHmac('sha256', this.key).update(content).digest();
  }
}
