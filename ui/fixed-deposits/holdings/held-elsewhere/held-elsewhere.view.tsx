import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { Drafts } from '#application/platform/drafts.ts';
import {
  DECLARED_COLUMNS,
  type DeclaredTexts,
} from '#domain/fixed-deposits/holdings/declared-columns.ts';
import { declaredDeposit } from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import {
  declaredAsCsv,
  declaredAsJson,
  type RefusedRow,
} from '#domain/fixed-deposits/holdings/declared-deposits-file.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { FileField } from '#ui/platform/design-system/fields/file-field.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Page, Section } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { FactsUnread } from '#ui/platform/errors/facts-unread.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import { saveCsv, saveFile } from '#ui/platform/save-file.ts';
import { HELD_ELSEWHERE_PATH } from '#ui/fixed-deposits/paths.ts';
import type { ReturnsOf } from '#ui/fixed-deposits/returns/yearly-returns.ts';
import { declaredCopy } from '#ui/fixed-deposits/shared/declared-copy.ts';
import { useAfterTax, useSlabAfterPaint } from '#ui/fixed-deposits/shared/use-after-tax.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { columnCopy, elsewhereCopy as copy, reasonCopy } from './copy.ts';
import { DepositForm } from './deposit-form.tsx';
import { HeldElsewhereViewModel } from './held-elsewhere.view-model.ts';
import { ToldDeposit } from './told-deposit.tsx';
import { useStoredToast } from './use-stored-toast.ts';

/** The first field of the form, or the button that opens it. */
const FIRST = 'input, button';

/** The deposit that is shown: its place among so many. */
interface Chosen {
  readonly told: number;
  readonly of: number;
}

/**
 * `/portfolio/held-elsewhere`: the deposits at other institutions that the investor adds. Which of
 * them is shown is kept in the state of the browser's history, because servers receive addresses.
 */
export const HeldElsewhere = observer(function HeldElsewhere() {
  const deviceFacts = usePort(DeviceFacts);
  const drafts = usePort(Drafts);
  const viewModel = useViewModel(() => new HeldElsewhereViewModel(deviceFacts, drafts));
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: Partial<Chosen> | null };
  // Once a deposit was added or removed, a place from before may be that of another deposit.
  const chosen = state?.of === viewModel.declared.length ? state.told : undefined;
  const shown = chosen === undefined ? undefined : viewModel.declared[chosen];
  const toList = () => void navigate(HELD_ELSEWHERE_PATH, { replace: true });
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(chosen);
  useEffect(() => {
    // Back from a deposit, its row takes the focus again.
    const row = list.current?.querySelectorAll<HTMLElement>('li > button')[last.current ?? -1];
    if (chosen === undefined) row?.focus();
    last.current = chosen;
  }, [chosen]);
  if (shown !== undefined && viewModel.texts === undefined) {
    const back = () => void navigate(-1);
    return <ToldDeposit key={chosen} texts={shown} viewModel={viewModel} onBack={back} />;
  }
  return (
    <Page width="reading">
      <PageHeader
        title={declaredCopy.title}
        text={copy.text}
        onBack={() => void navigate('/portfolio')}
        backLabel={copy.back}
      />
      {viewModel.isUnread ? (
        <FactsUnread onRetry={() => void viewModel.read()} />
      ) : (
        <div ref={list}>
          <Declared
            viewModel={viewModel}
            onShow={(told) => {
              const state: Chosen = { told, of: viewModel.declared.length };
              void navigate(HELD_ELSEWHERE_PATH, { state });
            }}
          />
        </div>
      )}
      <Entry viewModel={viewModel} onGone={toList} />
      {!viewModel.isUnread && <Files viewModel={viewModel} />}
    </Page>
  );
});

interface EntryProps extends ElsewhereProps {
  readonly onGone: () => void;
}

/** The form, or the button that opens it. When one replaces the other, it takes the focus. */
const Entry = observer(function Entry({ viewModel, onGone }: EntryProps) {
  const { isUnread, asked } = viewModel;
  const isOpen = viewModel.texts !== undefined;
  const entry = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const field = asked === undefined ? FIRST : `[data-column="${asked}"] :is(input, select)`;
    const wanted = isOpen ? field : FIRST;
    if (wasOpen.current !== isOpen) entry.current?.querySelector<HTMLElement>(wanted)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, asked]);
  return (
    <div ref={entry}>
      {isOpen && <DepositForm viewModel={viewModel} onGone={onGone} />}
      {!isOpen && !isUnread && <AddButton viewModel={viewModel} />}
    </div>
  );
});

interface ElsewhereProps {
  readonly viewModel: HeldElsewhereViewModel;
}

const AddButton = observer(function AddButton({ viewModel }: ElsewhereProps) {
  if (viewModel.isFull) return <p>{copy.full}</p>;
  return <Button onClick={() => viewModel.open()}>{copy.add}</Button>;
});

interface DeclaredProps extends ElsewhereProps {
  /** Shows a deposit by its place in the list. */
  readonly onShow: (index: number) => void;
}

const Declared = observer(function Declared({ viewModel, onShow }: DeclaredProps) {
  const afterTax = useAfterTax();
  useSlabAfterPaint(afterTax);
  const { declared } = viewModel;
  if (declared.length === 0) {
    return viewModel.texts === undefined ? <p>{copy.none}</p> : undefined;
  }
  return (
    <Section title={copy.list}>
      <Card padding="small">
        <RowList label={copy.list}>
          {declared.map((texts, index) => (
            <ListRow
              // Two deposits can have the same texts.
              key={`${index} ${texts.issuer}`}
              title={texts.issuer}
              {...rowOf(texts, afterTax.returnsOf)}
              {...(viewModel.texts === undefined && { onClick: () => onShow(index) })}
            />
          ))}
        </RowList>
      </Card>
    </Section>
  );
});

/**
 * The amount, rate and maturity date, and the return after tax at a told slab; what is wrong, if
 * the texts cannot be read.
 */
function rowOf(texts: DeclaredTexts, returnsOf: ReturnsOf | undefined) {
  const read = declaredDeposit(texts);
  if (!read.ok) return { detail: `${columnCopy[read.failure]}: ${reasonCopy[read.failure]}` };
  const { holding } = read.value;
  const { principal, annualRatePercent } = holding.quote.terms;
  const until = copy.until(annualRatePercent.text, unbroken(formatDate(holding.maturityDate)));
  const detail = `${formatRupees(principal)}, ${until}`;
  const left = returnsOf?.(holding)?.afterTax;
  if (left === undefined) return { detail };
  return { detail, trailing: formatPercent(left), trailingDetail: copy.afterTax };
}

/** A date stays on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** Adds deposits from a file, and saves them as one. */
const Files = observer(function Files({ viewModel }: ElsewhereProps) {
  const tell = useStoredToast();
  const { declared, refused } = viewModel;
  const add = async (file: Blob) => {
    const added = await viewModel.add(file);
    if (added !== undefined) tell(added.edited, copy.added(added.count));
  };
  const saveJson = (text: string) =>
    saveFile(new Blob([text], { type: 'text/json' }), `${copy.fileName}.json`);
  return (
    <Section title={copy.files} isOnScreenOnly>
      <Card>
        <Stack gap="lg">
          <FileField
            label={copy.file}
            hint={copy.fileHint(DECLARED_COLUMNS.join(', '))}
            accept=".csv,.json"
            prompt={copy.prompt}
            removeLabel=""
            file={undefined}
            onFile={(file) => void add(file)}
            onRemove={() => {}}
          />
          {refused.length > 0 && <Refused rows={refused} />}
          {declared.length > 0 && (
            <Cluster>
              <Button
                kind="secondary"
                onClick={() => saveCsv(declaredAsCsv(declared), `${copy.fileName}.csv`)}
              >
                {copy.csv}
              </Button>
              <Button kind="secondary" onClick={() => saveJson(declaredAsJson(declared))}>
                {copy.json}
              </Button>
            </Cluster>
          )}
        </Stack>
      </Card>
    </Section>
  );
});

function Refused({ rows }: { readonly rows: readonly RefusedRow[] }) {
  const columns: readonly string[] = DECLARED_COLUMNS;
  return (
    <Notice tone="warning">
      {copy.refused}
      <ul>
        {rows.map(({ line, reason, column = columns.find((name) => name === reason) }) => (
          <li key={line}>{copy.row(line, column, reasonCopy[reason])}</li>
        ))}
      </ul>
    </Notice>
  );
}
