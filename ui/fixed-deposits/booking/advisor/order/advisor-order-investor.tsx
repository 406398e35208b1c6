import type { AdvisedInvestor } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { shortAccountName } from '#domain/platform/text/short-account-name.ts';
import { formatMobile } from '#domain/platform/format-mobile.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { breakableEmail } from '#ui/platform/design-system/figures/breakable-email.tsx';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import type { AdvisorDeclarationState } from '#ui/fixed-deposits/booking/advisor/advisor-declaration-state.ts';
import type { OrderReview } from '#application/fixed-deposits/booking/review-advisor-order.ts';
import { advisorOrderCopy as copy } from './copy.ts';
import { orderSummaryCopy } from '#ui/fixed-deposits/booking/order-summary/copy.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

interface AdvisorOrderInvestorProps {
  readonly review: OrderReview;
  readonly uniqueId: string;
}

/** The investor's details as the issuer will receive them; only the declarations can be changed. */
export function AdvisorOrderInvestor({ review, uniqueId }: AdvisorOrderInvestorProps) {
  const { investor } = review;
  return (
    <>
      <Block title={copy.basic} items={basicFacts(investor)} />
      <Block
        title={copy.address}
        items={investor.addresses.map(({ line1, pincode }) => ({
          label: copy.pincode(pincode),
          value: line1,
        }))}
        empty={copy.noAddress}
      />
      <Block title={copy.more} items={moreFacts(investor)} />
      <Block title={copy.occupation} items={occupationFacts(investor)} />
      <Block title={copy.banks} items={bankFacts(investor)} empty={copy.noBank} />
      <Block title={copy.nominees} items={nomineeFacts(investor)} empty={copy.noNominee} />
      <Declarations review={review} uniqueId={uniqueId} />
    </>
  );
}

interface BlockProps {
  readonly title: string;
  readonly items: readonly Definition[];
  /** Text shown when there are no items. */
  readonly empty?: string;
}

function Block({ title, items, empty }: BlockProps) {
  return (
    <Section title={title}>
      {items.length === 0 ? (
        <Card tone="sunken">{empty}</Card>
      ) : (
        <Card>
          <DefinitionList items={items} />
        </Card>
      )}
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
      title={copy.declarations}
      text={copy.declarationsText}
      action={
        <Button
          kind="quiet"
          size="small"
          onClick={() => void navigate('/ifa-journey/declaration', { state })}
        >
          {copy.change}
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
    { label: copy.name, value: given(name) },
    { label: copy.mobile, value: formatMobile(mobile) },
    { label: copy.email, value: email === '' ? copy.notGiven : breakableEmail(email) },
  ];
}

function moreFacts(investor: AdvisedInvestor): readonly Definition[] {
  const { gender } = investor;
  return [
    { label: copy.resident, value: yesOrNo(investor.isIndianResident) },
    { label: copy.married, value: yesOrNo(investor.isMarried) },
    { label: copy.gender, value: gender === undefined ? copy.notGiven : copy[gender] },
    { label: copy.placeOfBirth, value: given(investor.placeOfBirth) },
  ];
}

function occupationFacts(investor: AdvisedInvestor): readonly Definition[] {
  return [
    { label: copy.occupation, value: given(investor.occupation) },
    { label: copy.annualIncome, value: given(investor.annualIncome) },
    { label: copy.incomeSource, value: given(investor.incomeSource) },
  ];
}

function bankFacts({ bankAccounts }: AdvisedInvestor): readonly Definition[] {
  return bankAccounts.map(({ bankName, accountNumber, ifsc, branchName }) => ({
    label: shortAccountName(bankName, accountNumber),
    value: given(branchName),
    detail: ifsc,
  }));
}

function nomineeFacts({ nominees }: AdvisedInvestor): readonly Definition[] {
  return nominees.map(({ fullName, relationship, dateOfBirth, addressLine1 }) => ({
    label: `${fullName}, ${relationship}`,
    value: copy.born(formatDate(dateOfBirth)),
    detail: addressLine1,
  }));
}

function given(text: string): string {
  return text === '' ? copy.notGiven : text;
}

function yesOrNo(isYes: boolean): string {
  return isYes ? orderSummaryCopy.yes : orderSummaryCopy.no;
}
