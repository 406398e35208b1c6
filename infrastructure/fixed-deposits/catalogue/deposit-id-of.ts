/** The id of the deposit in the path of its screen; undefined if it is not a valid id. */
export function depositIdOf({ id = '' }: Readonly<Record<string, string>>): number | undefined {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}
