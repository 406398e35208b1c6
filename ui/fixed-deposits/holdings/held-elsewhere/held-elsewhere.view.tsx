import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
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
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { saveFile } from '#ui/platform/save-file.ts';
import { declaredCopy } from '#ui/fixed-deposits/shared/declared-copy.ts';
import { columnCopy, elsewhereCopy as copy, reasonCopy } from './copy.ts';
import { DepositForm } from './deposit-form.tsx';
import { HeldElsewhereViewModel } from './held-elsewhere.view-model.ts';
import { useStoredToast } from './use-stored-toast.ts';

/** The first field of the form, or the button that opens it. */
const FIRST = 'input, button';

/** `/portfolio/held-elsewhere`: the deposits at other institutions that the investor adds. */
export const HeldElsewhere = observer(function HeldElsewhere() {
  const deviceFacts = usePort(DeviceFacts);
  const viewModel = useViewModel(() => new HeldElsewhereViewModel(deviceFacts));
  const navigate = useNavigate();
  const { isUnread } = viewModel;
  const isOpen = viewModel.texts !== undefined;
  const entry = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen) entry.current?.querySelector<HTMLElement>(FIRST)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Page width="reading">
      <PageHeader
        title={declaredCopy.title}
        text={copy.text}
        onBack={() => void navigate('/portfolio')}
        backLabel={copy.back}
      />
      {isUnread ? (
        <FactsUnread onRetry={() => void viewModel.read()} />
      ) : (
        <Declared viewModel={viewModel} />
      )}
      <div ref={entry}>
        {isOpen && <DepositForm viewModel={viewModel} />}
        {!isOpen && !isUnread && <AddButton viewModel={viewModel} />}
      </div>
      {!isUnread && <Files viewModel={viewModel} />}
    </Page>
  );
});

interface ElsewhereProps {
  readonly viewModel: HeldElsewhereViewModel;
}

const AddButton = observer(function AddButton({ viewModel }: ElsewhereProps) {
  if (viewModel.isFull) return <p>{copy.full}</p>;
  return <Button onClick={() => viewModel.open()}>{copy.add}</Button>;
});

const Declared = observer(function Declared({ viewModel }: ElsewhereProps) {
  const { declared } = viewModel;
  if (declared.length === 0) return <p>{copy.none}</p>;
  return (
    <Section title={copy.list}>
      <Card padding="small">
        <RowList label={copy.list}>
          {declared.map((texts, index) => (
            <ListRow
              // Two deposits can have the same texts.
              key={`${index} ${texts.issuer}`}
              title={texts.issuer}
              detail={detailOf(texts)}
              {...(viewModel.texts === undefined && { onClick: () => viewModel.open(texts) })}
            />
          ))}
        </RowList>
      </Card>
    </Section>
  );
});

/** The amount, rate and maturity date; as written if it cannot be read. */
function detailOf(texts: DeclaredTexts): string {
  const read = declaredDeposit(texts);
  if (!read.ok) return `${columnCopy[read.failure]}: ${reasonCopy[read.failure]}`;
  const { maturityDate, quote } = read.value.holding;
  const { principal, annualRatePercent } = quote.terms;
  const until = copy.matures(annualRatePercent.text, formatDate(maturityDate));
  return `${formatRupees(principal)}, ${until}`;
}

/** Adds deposits from a file, and saves them as one. */
const Files = observer(function Files({ viewModel }: ElsewhereProps) {
  const tell = useStoredToast();
  const { declared, refused } = viewModel;
  const add = async (file: Blob) => {
    const added = await viewModel.add(file);
    if (added !== undefined) tell(added.edited, copy.added(added.count));
  };
  const save = (text: string, kind: string) =>
    saveFile(new Blob([text], { type: `text/${kind}` }), `Vriddhi deposits held elsewhere.${kind}`);
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
              <Button kind="secondary" onClick={() => save(declaredAsCsv(declared), 'csv')}>
                {copy.csv}
              </Button>
              <Button kind="secondary" onClick={() => save(declaredAsJson(declared), 'json')}>
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
