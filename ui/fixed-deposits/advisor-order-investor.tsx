import type { AdvisedInvestor } from '#application/fixed-deposits/advisor-orders.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { useNavigate } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { type Definition, DefinitionList } from '../platform/design-system/definition-list.tsx';
import { Section } from '../platform/design-system/page.tsx';
import type { AdvisorDeclarationState } from './advisor-order-path.ts';
import type { OrderReview } from './advisor-order.view-model.ts';
import { advisorOrderWords as words } from './advisor-order-words.ts';
import { orderSummaryWords } from './order-summary-words.ts';

interface AdvisorOrderInvestorProps {
  readonly review: OrderReview;
  readonly uniqueId: string;
}

/** What the issuer will know of the investor: to be read, not changed, but for the declarations. */
export function AdvisorOrderInvestor({ review, uniqueId }: AdvisorOrderInvestorProps) {
  const { investor } = review;
  return (
    <>
      <Block title={words.basic} groups={[basicFacts(investor)]} />
      <Block
        title={words.address}
        groups={investor.addresses.map(({ line1, pincode }) => [
          { label: words.addressLine, value: line1 },
          { label: words.pincode, value: pincode },
        ])}
        empty={words.noAddress}
      />
      <Block title={words.more} groups={[moreFacts(investor)]} />
      <Block title={words.occupationBlock} groups={[occupationFacts(investor)]} />
      <Block title={words.banks} groups={bankFacts(investor)} empty={words.noBank} />
      <Block title={words.nominees} groups={nomineeFacts(investor)} empty={words.noNominee} />
      <Declarations review={review} uniqueId={uniqueId} />
    </>
  );
}

interface BlockProps {
  readonly title: string;
  readonly groups: readonly (readonly Definition[])[];
  /** Where there is no group. */
  readonly empty?: string;
}

function Block({ title, groups, empty }: BlockProps) {
  return (
    <Section title={title}>
      {groups.length === 0 && <Card tone="sunken">{empty}</Card>}
      {groups.map((items, index) => (
        <Card key={index}>
          <DefinitionList items={items} />
        </Card>
      ))}
    </Section>
  );
}

function Declarations({ review, uniqueId }: AdvisorOrderInvestorProps) {
  const navigate = useNavigate();
  const { depositOrderId, depositId, investorId } = review.order;
  const state: AdvisorDeclarationState = {
    fd_investment_id: depositOrderId,
    fdId: depositId,
    investorId,
    uniqueId,
  };
  return (
    <Section
      title={words.declarations}
      action={
        <Button
          kind="quiet"
          size="small"
          onClick={() => void navigate('/ifa-journey/declaration', { state })}
        >
          {words.change}
        </Button>
      }
    >
      <Card>
        <DefinitionList
          items={review.declarations.map(({ question, isYes = false }) => ({
            label: question,
            value: yesOrNo(isYes),
          }))}
        />
      </Card>
    </Section>
  );
}

function basicFacts({ name, mobile, email }: AdvisedInvestor): readonly Definition[] {
  return [
    { label: words.name, value: given(name) },
    { label: words.mobile, value: formatMobile(mobile) },
    { label: words.email, value: given(email) },
  ];
}

function moreFacts(investor: AdvisedInvestor): readonly Definition[] {
  const { gender } = investor;
  return [
    { label: words.resident, value: yesOrNo(investor.isIndianResident) },
    { label: words.married, value: yesOrNo(investor.isMarried) },
    { label: words.gender, value: gender === undefined ? words.notGiven : words[gender] },
    { label: words.placeOfBirth, value: given(investor.placeOfBirth) },
  ];
}

function occupationFacts(investor: AdvisedInvestor): readonly Definition[] {
  return [
    { label: words.occupation, value: given(investor.occupation) },
    { label: words.annualIncome, value: given(investor.annualIncome) },
    { label: words.incomeSource, value: given(investor.incomeSource) },
  ];
}

function bankFacts({ bankAccounts }: AdvisedInvestor): readonly (readonly Definition[])[] {
  return bankAccounts.map(({ bankName, accountNumber, ifsc, branchName }) => [
    { label: bankName, value: accountNumber, detail: ifsc },
    { label: words.branch, value: given(branchName) },
  ]);
}

function nomineeFacts({ nominees }: AdvisedInvestor): readonly (readonly Definition[])[] {
  return nominees.map(({ fullName, relationship, dateOfBirth, addressLine1 }) => [
    { label: words.name, value: fullName, detail: relationship },
    { label: words.dateOfBirth, value: formatDate(dateOfBirth) },
    { label: words.addressLine, value: given(addressLine1) },
  ]);
}

function given(text: string): string {
  return text === '' ? words.notGiven : text;
}

function yesOrNo(isYes: boolean): string {
  return isYes ? orderSummaryWords.yes : orderSummaryWords.no;
}
