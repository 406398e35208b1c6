/**
 * The mode of the operations desk, the simulated staff who confirm orders, send offers and review
 * video KYCs: it decides automatically, or waits for a button on the console.
 */
export class Desk {
  private auto = false;

  get isAuto(): boolean {
    return this.auto;
  }

  /** Only the platform sets the mode, because it must also store it in the database. */
  set isAuto(auto: boolean) {
    this.auto = auto;
  }
}
