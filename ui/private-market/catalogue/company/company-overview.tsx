import type { CompanyData } from '#application/private-market/companies.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatPercent } from '#domain/platform/indian-formatting.ts';
import { companyAmountLabel } from '#domain/private-market/catalogue/company-amount.ts';
import {
  type CompanyFigures,
  leadAndOthers,
} from '#domain/private-market/catalogue/company-figures.ts';
import { observer } from 'mobx-react-lite';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import styles from './company.module.css';
import { CompanyPart, whenLoaded } from './company-section.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { companyCopy as copy, figureCopy as labels } from './company-copy.ts';

interface CompanyOverviewProps {
  readonly viewModel: CompanyViewModel;
}

/** The description of the company, and its figures; a missing figure shows N/A. */
export const CompanyOverview = observer(function CompanyOverview(props: CompanyOverviewProps) {
  const { viewModel } = props;
  return (
    <CompanyPart section="overview">
      {whenLoaded({
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

interface Item {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
}

function itemsOf(company: CompanyData, figures: CompanyFigures): readonly Item[] {
  const place = [company.city, company.country].filter((text) => text !== undefined).join(', ');
  return [
    item(labels.founded, company.foundedYear?.toString()),
    item(labels.place, place),
    item(labels.stage, company.stage),
    item(labels.marketCap, companyAmountLabel(figures.marketCap)),
    item(labels.annualRevenue, companyAmountLabel(figures.annualRevenue), revenueDay(figures)),
    item(labels.totalFunding, companyAmountLabel(figures.totalFunding)),
    item(labels.fundingRounds, figures.fundingRounds?.toString()),
    item(labels.latestFundingRound, figures.latestFundingRound, roundDay(figures)),
    item(
      labels.investors,
      leadAndOthers({ lead: figures.leadInvestor, count: figures.investorCount }),
    ),
    item(labels.employees, counted(figures.employeeCount), employeeGrowth(figures)),
    item(
      labels.acquisitions,
      leadAndOthers({ lead: figures.leadAcquisition, count: figures.acquisitionCount }),
    ),
    item(
      labels.similar,
      leadAndOthers({ lead: figures.leadSimilarCompany, count: figures.similarCompanyCount }),
    ),
    item(labels.exits, figures.exitDetails),
  ];
}

function item(label: string, value: string | undefined, detail?: string): Item {
  const text = value === undefined || value === '' ? copy.none : value;
  return detail === undefined ? { label, value: text } : { label, value: text, detail };
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
  if (growth === undefined) return undefined;
  const sign = growth.isNegative() ? '' : '+';
  return labels.overYear(`${sign}${formatPercent(growth)}`);
}
