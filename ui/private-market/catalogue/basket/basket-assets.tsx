import type { BasketShare } from '#application/private-market/baskets.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { companyAmountLabel } from '#domain/private-market/catalogue/company-amount.ts';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { breakupDetailsPath } from '#ui/private-market/paths.ts';
import { QuoteNote } from '#ui/private-market/shared/quote-line.tsx';
import { BasketPageSection } from './basket-section.tsx';
import { basketCopy as copy } from './copy.ts';

/** The shares of the basket as rows. Each row is the documented "Know more" link. */
export function BasketAssets({ shares }: { readonly shares: readonly BasketShare[] }) {
  return (
    <BasketPageSection section="assets">
      <AmountRows>
        {shares.map((share) => (
          <Asset key={share.shareId} share={share} />
        ))}
      </AmountRows>
    </BasketPageSection>
  );
}

function Asset({ share }: { readonly share: BasketShare }) {
  const { name, logoUrl, industry, marketCap, pricePerUnit, isin, lastQuote } = share;
  return (
    <AmountRow
      leading={<Avatar name={name} src={logoUrl} shape="square" />}
      title={
        <>
          {name}
          <VisuallyHidden>{`, ${copy.knowMore}`}</VisuallyHidden>
        </>
      }
      detail={[
        industry,
        `${copy.marketCap} ${companyAmountLabel(marketCap)}`,
        `${copy.isin} ${isin}`,
      ].join(' · ')}
      amount={formatRupees(pricePerUnit)}
      amountDetail={copy.currentPrice}
      to={breakupDetailsPath(share)}
      foot={lastQuote && <QuoteNote quote={lastQuote} isInRow />}
    />
  );
}
