/** The operations desk: it acts automatically, or waits for a button on the console. */
export class Desk {
  private auto = false;

  get isAuto(): boolean {
    return this.auto;
  }

  /** Only the platform sets the mode, because it also stores it in the database. */
  set isAuto(auto: boolean) {
    this.auto = auto;
  }
}
