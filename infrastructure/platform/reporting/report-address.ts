/**
 * The URL that receives error reports and events outside the sandbox; undefined if they stay on the
 * device.
 * @param settings contains `VITE_REPORT_URL`
 * @throws an Error for an invalid URL, so that the build fails
 */
export function reportAddressFrom(
  settings: Readonly<Record<string, unknown>>,
): string | undefined {
  const { VITE_REPORT_URL: address } = settings;
  if (address === undefined || address === '') return undefined;
  if (typeof address === 'string' && /^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    return address;
  }
  throw new Error(`VITE_REPORT_URL must be a web address, got ${JSON.stringify(address)}`);
}
