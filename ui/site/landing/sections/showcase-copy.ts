/**
 * The companies of the showcase. `showcaseOrder` in `landing-figures.ts` decides their display
 * order.
 */
export const showcase = [
  { name: 'National Stock Exchange', industry: 'Market infrastructure', logo: 'nse' },
  { name: 'Malabar Spice Works', industry: 'Consumer goods', logo: 'malabar-spice' },
  { name: 'Vayu Mobility', industry: 'Electric vehicles', logo: 'vayu-mobility' },
  { name: 'Nilgiri Diagnostics', industry: 'Healthcare', logo: 'nilgiri-diagnostics' },
  { name: 'Dhruva Payments', industry: 'Financial technology', logo: 'dhruva-payments' },
  { name: 'Marudhar Solar Parks', industry: 'Energy', logo: 'marudhar-solar' },
  { name: 'Aarohan Space Systems', industry: 'Aerospace', logo: 'aarohan-space' },
  { name: 'Mithila Dairy Collective', industry: 'Consumer goods', logo: 'mithila-dairy' },
] as const;
