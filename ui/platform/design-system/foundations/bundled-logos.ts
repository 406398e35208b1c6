/** Logos in `public/shares/`, named after the first two words of the company's name. */
const BUNDLED = new Set(
  (
    'aarohan-space brahmaputra-agri chinar-hospitality coral-bay dhruva-payments ganga-textiles ' +
    'godavari-cables helix-bridge indus-coast kalinga-steel lumina-learning malabar-spice ' +
    'marudhar-solar mithila-dairy nilgiri-diagnostics orbis-ledger pune-precision rangoli-homes ' +
    'sahaj-credit setu-infra tapti-energy trishul-defence vayu-mobility'
  ).split(' '),
);

/** Logos whose file name differs from the first two words of the company's name. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'national-stock': 'nse',
  'saptagiri-semiconductor': 'saptagiri-semi',
  'himgiri-asset': 'himgiri-amc',
  'thiruvananthapuram-integrated': 'coastal-marine',
  'ganga-home': 'ganga-textiles',
  'sahaj-microcredit': 'sahaj-credit',
  'kalinga-speciality': 'kalinga-steel',
};

/** The path of the bundled logo of a company, used if its own does not load. */
export function bundledLogoOf(name: string): string | undefined {
  const key = name.trim().toLowerCase().split(/\s+/).slice(0, 2).join('-');
  const file = OTHERWISE[key] ?? (BUNDLED.has(key) ? key : undefined);
  return file === undefined ? undefined : `/shares/${file}.svg`;
}
