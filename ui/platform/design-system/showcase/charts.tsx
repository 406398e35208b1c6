import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ComparisonChart } from '#ui/platform/design-system/charts/comparison-chart.tsx';
import { VineSpecimens } from './vines.tsx';
import { Specimen } from './specimen.tsx';

export function ChartSpecimens() {
  return (
    <Specimen title="Charts" columns="wide">
      <Card padding="large">
        <ComparisonChart
          title="What ₹1,00,000 becomes in 5 years"
          bars={[
            { label: 'Shriram Finance', value: 54153, text: '₹1,54,153', isHighlighted: true },
            { label: 'A large bank', value: 37000, text: '₹1,37,000' },
            { label: 'Savings account', value: 15900, text: '₹1,15,900' },
          ]}
          note="The bars show the interest alone."
        />
      </Card>
      <VineSpecimens />
    </Specimen>
  );
}
