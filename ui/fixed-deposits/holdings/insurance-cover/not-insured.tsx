import type { KnownDeposit } from '#application/fixed-deposits/holdings/known-deposit.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ListRow, RowList } from '#ui/platform/design-system/layout/list-row.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { institutionCopy } from '#ui/fixed-deposits/shared/held-in-copy.ts';
import { coverCopy as copy } from './copy.ts';
import type { InsuranceCoverViewModel } from './insurance-cover.view-model.ts';

/** Money at finance companies and the post office, which has no insurance and no limit. */
export const NotInsured = observer(function NotInsured({
  viewModel,
}: {
  readonly viewModel: InsuranceCoverViewModel;
}) {
  const { notInsured, day } = viewModel;
  if (notInsured.length === 0 || day === undefined) return undefined;
  return (
    <Section title={copy.notInsured} text={copy.notInsuredText}>
      <Card padding="small">
        <RowList label={copy.notInsured}>
          {notInsured.map((deposit) => (
            <ListRow
              key={deposit.id}
              leading={<Avatar name={deposit.issuerName} src={deposit.logoUrl} shape="square" />}
              title={deposit.name}
              detail={detailOf(deposit, viewModel.ratingOf(deposit.issuerId))}
              trailing={<AmountText>{formatRupees(deposit.holding.valueOn(day))}</AmountText>}
              {...(deposit.booked && { to: heldDepositPath(deposit.booked) })}
            />
          ))}
        </RowList>
      </Card>
    </Section>
  );
});

function detailOf({ issuerName, institution }: KnownDeposit, rating: string | undefined): string {
  const issuer = `${issuerName}, ${institutionCopy[institution].toLowerCase()}`;
  return rating === undefined ? issuer : `${issuer}. ${ratedBy(rating)}`;
}

/** The rating and the agency that follows its comma, if one is named. */
function ratedBy(rating: string): string {
  const [grade = rating, agency] = rating.split(', ', 2);
  return copy.rated(grade, agency);
}
