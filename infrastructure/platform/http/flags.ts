/** Whether a flag of the API is set: `true`, `1`, or any text except a written no. */
export function isFlagSet(flag: boolean | number | string | undefined): boolean {
  if (typeof flag === 'boolean') return flag;
  if (typeof flag === 'number') return flag === 1;
  return flag !== undefined && !/^(0|false|no|)$/i.test(flag.trim());
}
