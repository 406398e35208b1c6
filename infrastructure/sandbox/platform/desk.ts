/** The people behind the counter: whether they act by themselves or wait for a person's button. */
export class Desk {
  private auto = false;

  get isAuto(): boolean {
    return this.auto;
  }

  /** Set by the platform alone, which also keeps it in the database. */
  set isAuto(auto: boolean) {
    this.auto = auto;
  }
}
