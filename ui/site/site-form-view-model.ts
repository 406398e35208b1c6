import type { SiteForm, SiteTexts } from '#application/content/site-drafts.ts';
import type { SitePorts } from './site-ports.ts';
import { SiteViewModel } from './site-view-model.ts';

interface KeptForm {
  readonly name: SiteForm;
  readonly ports: () => Pick<SitePorts, 'siteDrafts'>;
}

/** A form of a public page. What is typed stays until it is sent, also over a reload. */
export abstract class SiteFormViewModel<
  Form extends SiteTexts<keyof Form & string>,
  State extends { readonly form: Form },
> extends SiteViewModel<State> {
  private restored: Promise<void> = Promise.resolve();

  protected constructor(
    state: State,
    private readonly kept: KeptForm,
  ) {
    super(state);
  }

  /** Fills in the draft from before a reload. What is typed in the meantime is newer. */
  restore(): void {
    const { name, ports } = this.kept;
    this.restored = ports()
      .siteDrafts.read(name)
      .then((draft) => {
        if (draft === undefined) return;
        const texts = Object.entries<string>(this.state.form).map(
          ([field, text]) => [field, text || (draft[field] ?? '')] as const,
        );
        this.change({ form: Object.fromEntries(texts) as Form } as Partial<State>);
      });
  }

  /** Stores what the form shows. */
  protected async keep(): Promise<void> {
    await this.restored;
    const { name, ports } = this.kept;
    await ports().siteDrafts.keep(name, this.state.form);
  }
}
