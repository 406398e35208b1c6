import Landmark from 'lucide-react/icons/landmark';
import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { AmountBreakdown } from '#ui/platform/design-system/figures/amount-breakdown.tsx';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { InfoButton } from '#ui/platform/design-system/actions/info-button.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { MoneyDisplay } from '#ui/platform/design-system/figures/money-display.tsx';
import { RateDisplay } from '#ui/platform/design-system/figures/rate-display.tsx';
import { Cluster, Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { Specimen } from './specimen.tsx';

const RATES = [
  { tenure: '1Y', regular: '8.10%', senior: '8.60%', isBest: false },
  { tenure: '2Y', regular: '8.75%', senior: '9.25%', isBest: true },
  { tenure: '5Y', regular: '8.50%', senior: '9.00%', isBest: false },
];

function Numbers() {
  return (
    <>
      <Card padding="large">
        <Stack gap="lg">
          <MoneyDisplay label="You get" text="₹1,18,652" size="hero" detail="on 21 Nov 2028" />
          <Cluster gap="xl">
            <RateDisplay label="Interest rate" text="8.75%" size="large" />
            <MoneyDisplay label="Interest" text="₹18,652" size="large" tone="gain" />
          </Cluster>
          <p>
            Effective yield 9.33%, average a year, not compounded
            <InfoButton label="What is effective yield?">
              All interest, shared evenly over the years. It is higher than the rate because
              interest earns interest.
            </InfoButton>
          </p>
        </Stack>
      </Card>
      <Card isPaper>
        <AmountBreakdown
          lines={[
            { label: 'Your deposit', value: '₹1,00,000' },
            { label: 'Interest', value: '₹18,652', detail: '8.75% p.a. for 2 years' },
            { label: 'Tax deducted (TDS)', value: '−₹0' },
          ]}
          total={{ label: 'Maturity amount', value: '₹1,18,652', detail: '21 Nov 2028' }}
        />
      </Card>
    </>
  );
}

function Rows() {
  return (
    <AmountRows label="Deposits held">
      <AmountRow
        to="/design-system"
        leading={<Avatar name="Malhar Finance" shape="square" isDecorative />}
        title="Malhar Monthly Income"
        detail="8.13% p.a. · till 23 Mar 2028"
        amount="₹3,00,000"
        amountDetail="+₹40,650"
        tone="gain"
      />
      <AmountRow
        onClick={() => undefined}
        leading={<Avatar name="Sahyadri Bank" shape="square" isDecorative />}
        title="Sahyadri Growth Deposit"
        detail={`Insured up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}`}
        amount="8.20%"
        amountDetail="₹27,572"
        action={<Button size="small">Choose</Button>}
      />
      <AmountRow
        leading={<Landmark aria-hidden />}
        title="Money from your bank"
        detail="23 Dec"
        amount="₹12,34,56,789.50"
      />
    </AmountRows>
  );
}

function Tones() {
  return (
    <Stack>
      {(['tint', 'sunken', 'outlined', 'green'] as const).map((tone) => (
        <Card key={tone} tone={tone} padding="small">
          <p>A card of the tone {tone}.</p>
        </Card>
      ))}
      <Cluster>
        {(['neutral', 'success', 'warning', 'danger', 'info', 'accent', 'partner'] as const).map(
          (tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ),
        )}
      </Cluster>
    </Stack>
  );
}

export function DisplaySpecimens() {
  return (
    <Specimen title="Numbers, lists and cards">
      <Numbers />
      <Rows />
      <Card>
        <RowList label="Deposits">
          <ListRow
            to="/design-system"
            leading={<Avatar name="Suryoday Bank" shape="square" />}
            title="Suryoday Small Finance Bank"
            detail="Matures 21 Nov 2028"
            trailing="₹1,00,000"
            trailingDetail="8.75% p.a."
          />
          <ListRow
            onClick={() => undefined}
            leading={<Avatar name="Shriram Finance" shape="square" />}
            title="Shriram Finance"
            detail={<Badge tone="warning">Video KYC pending</Badge>}
            trailing="₹50,000"
          />
          <ListRow leading={<Landmark aria-hidden />} title="Canara Bank" detail="••4821" />
        </RowList>
      </Card>
      <Card tone="sunken">
        <DefinitionList
          items={[
            { label: 'Reference', value: 'VR-20261121-004' },
            { label: 'Booked on', value: '21 Nov 2026', detail: '10:42 am' },
            { label: 'Total', value: '₹1,00,000', isStrong: true },
          ]}
        />
      </Card>
      <Card tone="outlined">
        <DefinitionList
          look="columns"
          items={[
            { label: 'Minimum Deposit', value: '₹5,000' },
            { label: 'Lock-in', value: '3 months' },
            { label: 'Trusted by', value: '44,230 investors' },
          ]}
        />
      </Card>
      <Card tone="partner">
        <Stack gap="sm">
          <Cluster align="between">
            <Avatar name="Shriram Finance" size="large" shape="square" />
            <Badge tone="accent">High Return</Badge>
          </Cluster>
          <h3>Shriram Finance</h3>
          <RateDisplay label="Earn up to" text="9.25%" size="large" detail="AA+ rated" />
        </Stack>
      </Card>
      <Card>
        <DataTable
          caption="Rates by tenure"
          columns={[
            { key: 'tenure', header: 'Tenure', cell: (row) => row.tenure, isRowHeader: true },
            { key: 'regular', header: 'Regular', cell: (row) => row.regular, align: 'end' },
            { key: 'senior', header: 'Senior', cell: (row) => row.senior, align: 'end' },
          ]}
          rows={RATES}
          rowKey={(row) => row.tenure}
          isHighlighted={(row) => row.isBest}
          onPhones="scroll"
        />
      </Card>
      <Tones />
    </Specimen>
  );
}
