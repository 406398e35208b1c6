import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ComparisonChart } from '#ui/platform/design-system/charts/comparison-chart.tsx';
import { GrowthChart } from '#ui/platform/design-system/charts/growth-chart.tsx';
import { Specimen } from './specimen.tsx';

const POINTS = [
  { label: 'Today', interest: 0, interestText: '₹0', totalText: '₹1,00,000' },
  { label: '1 year', interest: 9041, interestText: '₹9,041', totalText: '₹1,09,041' },
  { label: '2 years', interest: 18900, interestText: '₹18,900', totalText: '₹1,18,900' },
  { label: '3 years', interest: 29650, interestText: '₹29,650', totalText: '₹1,29,650' },
  { label: '4 years', interest: 41372, interestText: '₹41,372', totalText: '₹1,41,372' },
  { label: '5 years', interest: 54153, interestText: '₹54,153', totalText: '₹1,54,153' },
].map((point) => ({ ...point, principal: 100000, principalText: '₹1,00,000' }));

export function ChartSpecimens() {
  return (
    <Specimen title="Charts" columns="wide">
      <Card padding="large">
        <GrowthChart
          title="How it grows"
          summary="₹1,00,000 becomes ₹1,54,153 in 5 years at 8.75% p.a."
          points={POINTS}
        />
      </Card>
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
    </Specimen>
  );
}
