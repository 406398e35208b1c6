import type { GenericSchema } from 'valibot';

interface SchemaShape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly wrapped?: SchemaShape;
  readonly item?: SchemaShape;
  readonly items?: readonly SchemaShape[];
  readonly value?: SchemaShape;
  readonly options?: readonly unknown[];
  readonly getter?: (value: unknown) => SchemaShape;
}

/**
 * The path of the first field that a schema does not name, or undefined. `looseObject` and `record`
 * accept any field; a union accepts a field that one of its options names.
 */
export function unknownFieldIn(schema: GenericSchema, value: unknown): string | undefined {
  return search(schema, value);
}

function search(schema: SchemaShape, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  switch (schema.type) {
    case 'object':
    case 'strict_object':
      return inObject([schema], value);
    case 'loose_object':
      return inNamedFields(schema, value);
    case 'record':
      return inEach(Object.entries(value), () => schema.value);
    case 'array':
      return inEach(Object.entries(value), () => schema.item);
    case 'tuple':
    case 'strict_tuple':
      return inEach(Object.entries(value), (index) => schema.items?.[Number(index)]);
    case 'union':
    case 'variant':
      return inAnyOf(optionsOf(schema), value);
    case 'intersect':
      return inObject(optionsOf(schema), value);
    case 'lazy':
      return schema.getter === undefined ? undefined : search(schema.getter(value), value);
    default:
      return schema.wrapped === undefined ? undefined : search(schema.wrapped, value);
  }
}

function inObject(schemas: readonly SchemaShape[], value: object): string | undefined {
  const entries = Object.assign({}, ...schemas.map((schema) => schema.entries)) as NonNullable<
    SchemaShape['entries']
  >;
  for (const [key, field] of Object.entries(value)) {
    const schema = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (schema === undefined) return key;
    const found = search(schema, field);
    if (found !== undefined) return `${key}.${found}`;
  }
  return undefined;
}

function inNamedFields(schema: SchemaShape, value: object): string | undefined {
  return inEach(Object.entries(value), (key) => schema.entries?.[key]);
}

function inEach(
  fields: readonly (readonly [string, unknown])[],
  schemaOf: (key: string) => SchemaShape | undefined,
): string | undefined {
  for (const [key, field] of fields) {
    const schema = schemaOf(key);
    const found = schema === undefined ? undefined : search(schema, field);
    if (found !== undefined) return `${key}.${found}`;
  }
  return undefined;
}

function inAnyOf(options: readonly SchemaShape[], value: object): string | undefined {
  const found = options.filter((option) => canHold(option)).map((option) => search(option, value));
  return found.length === 0 || found.includes(undefined) ? undefined : found[0];
}

const PLAIN_TYPES = ['string', 'number', 'boolean', 'null', 'undefined', 'literal', 'picklist'];

/**
 * Whether an option of a union can hold an object. `null` and text cannot, so they restrict no
 * fields.
 */
function canHold({ type }: SchemaShape): boolean {
  return !PLAIN_TYPES.includes(type);
}

function optionsOf(schema: SchemaShape): readonly SchemaShape[] {
  return (schema.options ?? []) as readonly SchemaShape[];
}
