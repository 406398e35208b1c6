/**
 * The domains of the two companies whose pages have their own layout. They are set at build time,
 * because the provider may rename them; the defaults are those of the sample data.
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
