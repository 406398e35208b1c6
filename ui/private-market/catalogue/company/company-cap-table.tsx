import type { CapTable } from '#application/private-market/companies.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { companyAmountLabel } from '#domain/private-market/catalogue/company-amount.ts';
import { competitorNames } from '#domain/private-market/catalogue/distinct-texts.ts';
import { observer } from 'mobx-react-lite';
import { ComparisonChart } from '#ui/platform/design-system/charts/comparison-chart.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import styles from './company.module.css';
import { CompanyPart, whenPartLoaded } from './company-section.tsx';
import type { CompanyViewModel } from './company.view-model.ts';
import { companyCopy as copy } from './copy.ts';

interface CompanyPartProps {
  readonly viewModel: CompanyViewModel;
}

export const CompanyCapTable = observer(function CompanyCapTable({ viewModel }: CompanyPartProps) {
  return (
    <CompanyPart section="cap-table">
      {whenPartLoaded({
        loaded: viewModel.company,
        children: ({ capTable }) =>
          capTable === undefined ? <p>{copy.noCapTable}</p> : <Table table={capTable} />,
      })}
    </CompanyPart>
  );
});

function Table({ table: { postMoneyValuation, holders } }: { readonly table: CapTable }) {
  return (
    <>
      <DefinitionList
        items={[{ label: copy.valuation, value: companyAmountLabel(postMoneyValuation) }]}
      />
      {holders.length > 0 && (
        <ComparisonChart
          title={copy.holders}
          size="medium"
          to={100}
          bars={holders.map(({ name, percent }) => ({
            label: name,
            value: percent.decimal.toNumber(),
            text: formatPercent(percent),
          }))}
        />
      )}
    </>
  );
}

interface CompetitorsProps extends CompanyPartProps {
  readonly company: string;
}

export const CompanyCompetitors = observer(function CompanyCompetitors(props: CompetitorsProps) {
  const { viewModel, company } = props;
  return (
    <CompanyPart section="competitors">
      {whenPartLoaded({
        loaded: viewModel.company,
        children: ({ competitors }) => (
          <Competitors names={competitorNames({ company, names: competitors })} />
        ),
      })}
    </CompanyPart>
  );
});

function Competitors({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <p>{copy.noCompetitors}</p>;
  return (
    <>
      <p className={styles.soft}>{copy.competitorsText}</p>
      <ul className={styles.chips}>
        {names.map((name) => (
          <li key={name} className={styles.chip}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
