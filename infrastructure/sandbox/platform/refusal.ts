export interface RefusalParts {
  /** The HTTP status. */
  readonly status: number;
  /** The word for programs, such as `otp-wrong`. */
  readonly code: string;
  /** The sentence for people. */
  readonly message: string;
  /** The field of the request that it belongs to. */
  readonly field?: string;
  /**
   * A refusal undoes what its route has written. Where the attempt itself must count, such as a
   * wrong code, this keeps the writes made before the refusal.
   */
  readonly keepsWork?: boolean;
}

/** A clear no to a caller: thrown in a route, answered as `{ status, code, message, field? }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly keepsWork: boolean;

  constructor({ status, code, message, field, keepsWork = false }: RefusalParts) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.field = field;
    this.keepsWork = keepsWork;
  }
}
