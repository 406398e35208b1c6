import { Profiles } from '#application/accounts/profile/profiles.ts';
import { needsReadingDay } from '#domain/platform/dated.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { AmountsScope } from '#ui/platform/hidden-amounts/amounts-scope.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { useInvestor } from '#ui/platform/session/session-context.tsx';
import { useToday } from '#ui/platform/use-today.ts';
import { paperCopy as copy } from './form-121-paper-copy.ts';
import styles from './form-121-paper.module.css';
import { Form121PaperViewModel, type PaperFacts } from './form-121-paper.view-model.ts';

interface Form121PaperProps extends PaperFacts {
  readonly onClose: () => void;
}

/**
 * A Form 121 to a payer, filled in with what is known, to print. It is made in the browser, because
 * the income and the told deposits must not leave the device. Its address names no payer, for the
 * same reason. It also shows amounts that are hidden elsewhere.
 */
export const Form121Paper = observer(function Form121Paper(props: Form121PaperProps) {
  const { forecast, onClose } = props;
  const profiles = usePort(Profiles);
  const investor = useInvestor();
  const viewModel = useViewModel(
    () => new Form121PaperViewModel({ ...props, profiles, investor }),
  );
  const title = copy.title(forecast.issuer);
  const { kind } = viewModel.addresses.state;
  return (
    <Dialog
      isOpen
      size="page"
      title={title}
      onClose={onClose}
      actions={
        <Button isBusy={kind === 'loading'} onClick={() => window.print()}>
          {copy.print}
        </Button>
      }
    >
      <AmountsScope arePersonal={false}>
        <Stack>
          <h2 className={styles.title}>{title}</h2>
          <p>{copy.working(forecast.issuer)}</p>
          {kind === 'failed' && (
            <div className={styles.onScreen}>
              <Notice tone="warning" isAnnounced>
                {copy.notLoaded}
              </Notice>
              <Button kind="quiet" size="small" onClick={() => void viewModel.addresses.reload()}>
                {copy.retry}
              </Button>
            </div>
          )}
          <Paper viewModel={viewModel} year={forecast.taxYear.text} />
        </Stack>
      </AmountsScope>
    </Dialog>
  );
});

interface PaperProps {
  readonly viewModel: Form121PaperViewModel;
  readonly year: string;
}

const Paper = observer(function Paper({ viewModel, year }: PaperProps) {
  const { fields, deposits } = viewModel;
  return (
    <>
      <DefinitionList
        items={fields.map(({ field, value }) => ({
          label: copy.fields[field],
          value: value ?? <Blank />,
        }))}
      />
      <h3>{copy.deposits}</h3>
      {viewModel.isFurther && <p>{copy.further}</p>}
      {deposits.map(({ id, name, principal, interest }) => (
        <DefinitionList
          key={id}
          look="columns"
          items={[
            { label: name, value: principal },
            { label: copy.interest(year), value: interest },
            { label: copy.number, value: <Blank /> },
          ]}
        />
      ))}
      <DefinitionList
        look="columns"
        items={copy.signing.map((label) => ({ label, value: <Blank /> }))}
      />
      <Source viewModel={viewModel} />
    </>
  );
});

/** A line to write on. */
function Blank() {
  return (
    <span className={styles.blank}>
      <VisuallyHidden>{copy.blank}</VisuallyHidden>
    </span>
  );
}

/** When the figures were calculated, and where the fields come from. */
function Source({ viewModel }: Pick<PaperProps, 'viewModel'>) {
  const today = formatDate(useToday());
  const source = viewModel.rule?.source;
  if (source === undefined) return undefined;
  return (
    <p className={styles.source}>
      {copy.estimate(today)}{' '}
      <a href={source.url} target="_blank" rel="noreferrer">
        {copy.source(source.title, source.publisher)}
      </a>
      {needsReadingDay(source) && copy.readOn(formatDate(source.readOn))}
    </p>
  );
}
