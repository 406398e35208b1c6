import type { Drafts, DraftValues } from '#application/platform/drafts.ts';
import type { Session } from '#application/platform/session.ts';
import * as v from 'valibot';
import type { Vault } from './vault.ts';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    investorId: v.number(),
    forms: v.record(v.string(), v.record(v.string(), v.string())),
  }),
);
type Forms = Record<string, DraftValues>;

/** The drafts of the signed-in investor, in their own vault. */
export class StoredDrafts implements Drafts {
  /**
   * The last change. Each change starts after the previous one, because it reads what that one
   * wrote.
   */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly vault: Vault,
    private readonly session: Session,
  ) {
    session.onChange((end) => {
      if (end === 'signed-out' || end === 'elsewhere') void this.inTurn(() => this.vault.clear());
    });
  }

  async read(form: string): Promise<DraftValues | undefined> {
    await this.last;
    return (await this.forms())[form];
  }

  async readLeftBehind(form: string): Promise<DraftValues | undefined> {
    await this.last;
    if (this.session.current !== undefined) return undefined;
    const stored = v.safeParse(storedSchema, await this.vault.read());
    return stored.success ? stored.output.forms[form] : undefined;
  }

  keep(form: string, values: DraftValues): Promise<void> {
    return this.change((forms) => ({ ...forms, [form]: values }));
  }

  forget(form: string): Promise<void> {
    return this.change((forms) =>
      Object.fromEntries(Object.entries(forms).filter(([name]) => name !== form)),
    );
  }

  private change(next: (forms: Forms) => Forms): Promise<void> {
    return this.inTurn(async () => {
      const investorId = this.session.current?.investorId;
      if (investorId === undefined) return;
      const forms = next(await this.forms());
      await this.vault.write(JSON.stringify({ investorId, forms }));
    });
  }

  private async forms(): Promise<Forms> {
    const stored = v.safeParse(storedSchema, await this.vault.read());
    const isTheirs =
      stored.success && stored.output.investorId === this.session.current?.investorId;
    return isTheirs ? stored.output.forms : {};
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.last = this.last.then(work, work);
    return this.last;
  }
}
