/** A reply as it is sent, and as it is stored for a repeat. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}
