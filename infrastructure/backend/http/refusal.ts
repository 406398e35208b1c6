export interface RefusalInput {
  readonly status: number;
  /** An error code for programs, such as `otp-wrong`. */
  readonly code: string;
  /** An error message for people. */
  readonly message: string;
  /** The field of the request that caused the refusal. */
  readonly field?: string;
  /**
   * Commits what the route wrote before the refusal, for attempts that must count, such as a wrong
   * code. Other refusals roll it back.
   */
  readonly keepsWork?: boolean;
}

/** Refuses a request: a route throws it, and the reply is `{ status, code, message, field? }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly keepsWork: boolean;

  constructor({ status, code, message, field, keepsWork = false }: RefusalInput) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.field = field;
    this.keepsWork = keepsWork;
  }
}
