/**
 * The two companies whose page has a layout of its own, by their domain. Set at build time, since
 * the provider may rename them; unset, they are those of the sample world.
 * @param settings `VITE_NSE_DOMAIN` and `VITE_INFRASTRUCTURE_DOMAIN`
 */
export function specialCompaniesFrom(settings: Readonly<Record<string, unknown>>) {
  const setting = (name: string, unset: string) => {
    const value = settings[`VITE_${name}_DOMAIN`];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : unset;
  };
  return {
    nseDomain: setting('NSE', 'nseindia.com'),
    infrastructureDomain: setting('INFRASTRUCTURE', 'setuinfra.example'),
  };
}

export const specialCompanies = specialCompaniesFrom(import.meta.env);
