import House from 'lucide-react/icons/house';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import PieChart from 'lucide-react/icons/chart-pie';
import User from 'lucide-react/icons/user';
import { useSearchParams } from 'react-router-dom';
import { AppFooter } from '#ui/platform/design-system/layout/app-footer.tsx';
import { AppHeader } from '#ui/platform/design-system/layout/app-header.tsx';
import { BottomNavigation } from '#ui/platform/design-system/layout/bottom-navigation.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PayBar } from '#ui/platform/design-system/actions/pay-bar.tsx';
import { AmountSpecimens } from './showcase/amounts.tsx';
import { ButtonSpecimens } from './showcase/buttons.tsx';
import { ChartSpecimens } from './showcase/charts.tsx';
import { DisplaySpecimens } from './showcase/displays.tsx';
import { FieldSpecimens } from './showcase/fields.tsx';
import { LayerSpecimens } from './showcase/layers.tsx';
import { StateSpecimens } from './showcase/states.tsx';

const GROUNDS = [
  { value: 'paper', label: 'Paper' },
  { value: 'green', label: 'Green' },
] as const;

const PLACES = [
  { to: '/', label: 'Home', icon: <House /> },
  { to: '/design-system', label: 'Invest', icon: <IndianRupee /> },
  { to: '/portfolio', label: 'Portfolio', icon: <PieChart /> },
  { to: '/profile', label: 'Profile', icon: <User /> },
];

/**
 * Shows every component in every state, on the background that the query names (`?ground=green`).
 */
export function DesignSystemShowcase() {
  const [query, setQuery] = useSearchParams();
  const ground = query.get('ground') === 'green' ? 'green' : 'paper';
  return (
    <div data-ground={ground}>
      <AppHeader
        homeTo="/design-system"
        items={PLACES}
        aside={<Button size="small">Sign in</Button>}
      />
      <div>
        <Page width="wide">
          <PageHeader
            title="Everything Vriddhi is made of"
            eyebrow="Design system"
            text="Each component in each of its states."
            onBack={() => history.back()}
            aside={
              <ChoiceGroup
                label="Ground"
                isLabelHidden
                look="segments"
                choices={GROUNDS}
                value={ground}
                onValue={(next) => setQuery({ ground: next })}
              />
            }
          />
          <ButtonSpecimens />
          <FieldSpecimens />
          <DisplaySpecimens />
          <AmountSpecimens />
          <ChartSpecimens />
          <LayerSpecimens />
          <StateSpecimens />
          <PayBar label="You pay" amount="₹1,00,000" note="You can still go back and change it.">
            <Button>Pay ₹1,00,000</Button>
          </PayBar>
        </Page>
      </div>
      <AppFooter links={[{ label: 'Help', to: '/help' }]}>
        <p>Deposits are held by the issuer, not by Vriddhi.</p>
      </AppFooter>
      <BottomNavigation items={PLACES} />
    </div>
  );
}
