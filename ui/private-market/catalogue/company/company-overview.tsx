import type { CompanyData } from '#application/private-market/companies.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatSignedPercent } from '#domain/platform/indian-formatting.ts';
import {
  type CompanyAmount,
  companyAmountLabel,
} from '#domain/private-market/catalogue/company-amount.ts';
import {
  type CompanyFigures,
  leadAndOthers,
} from '#domain/private-market/catalogue/company-figures.ts';
import { observer } from 'mobx-react-lite';
import {
  type Definition,
  DefinitionList,
} from '#ui/platform/design-system/figures/definition-list.tsx';
import styles from './company.module.css';
import { CompanyPart, whenPartLoaded } from './company-section.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { companyCopy as copy, figureCopy as labels } from './copy.ts';

interface CompanyOverviewProps {
  readonly viewModel: CompanyViewModel;
}

/** The description of the company, and its known figures. */
export const CompanyOverview = observer(function CompanyOverview(props: CompanyOverviewProps) {
  const { viewModel } = props;
  return (
    <CompanyPart section="overview">
      {whenPartLoaded({
        loaded: viewModel.company,
        children: (company) => (
          <>
            <p className={styles.prose}>{company.description ?? copy.noDescription}</p>
            <div className={styles.facts}>
              <DefinitionList look="columns" items={itemsOf(company, viewModel.figures)} />
            </div>
          </>
        ),
      })}
    </CompanyPart>
  );
});

type Text = string | undefined;
type Fact = readonly [label: string, value: Text, detail?: Text];

/** The known figures; unknown ones are left out. */
function itemsOf(company: CompanyData, figures: CompanyFigures): readonly Definition[] {
  const place = [company.city, company.country].filter((text) => text !== undefined).join(', ');
  const facts: readonly Fact[] = [
    [labels.founded, company.foundedYear?.toString()],
    [labels.place, place],
    [labels.stage, company.stage],
    [labels.marketCap, amountOf(figures.marketCap)],
    [labels.annualRevenue, amountOf(figures.annualRevenue), revenueDay(figures)],
    [labels.totalFunding, amountOf(figures.totalFunding)],
    [labels.fundingRounds, figures.fundingRounds?.toString()],
    [labels.latestFundingRound, figures.latestFundingRound, roundDay(figures)],
    [labels.investors, lead(figures.leadInvestor, figures.investorCount)],
    [labels.employees, counted(figures.employeeCount), employeeGrowth(figures)],
    [labels.acquisitions, lead(figures.leadAcquisition, figures.acquisitionCount)],
    [labels.similar, lead(figures.leadSimilarCompany, figures.similarCompanyCount)],
    [labels.exits, figures.exitDetails],
  ];
  return facts.flatMap(([label, value, detail]) =>
    value === undefined || value === '' || value === '0' ? [] : [{ label, value, detail }],
  );
}

function amountOf(amount: CompanyAmount | undefined): string | undefined {
  return amount && companyAmountLabel(amount);
}

function lead(name: string | undefined, count: number | undefined): string | undefined {
  return leadAndOthers({ lead: name, count });
}

export function counted(count: number | undefined): string | undefined {
  return count === undefined ? undefined : indianGroups(String(count));
}

function revenueDay({ annualRevenue, revenuePeriodEnd: day }: CompanyFigures): string | undefined {
  return annualRevenue && day && labels.asOf(formatDate(day));
}

function roundDay({ latestFundingDate: day }: CompanyFigures): string | undefined {
  return day && formatDate(day);
}

function employeeGrowth({ employeeGrowth: growth }: CompanyFigures): string | undefined {
  return growth && labels.overYear(formatSignedPercent(growth));
}
