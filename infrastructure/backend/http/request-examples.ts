import type { JsonSchema } from '@valibot/to-json-schema';
import { INDIAN_MOBILE } from '#infrastructure/platform/http/by-rule.wire.ts';

/** Values for texts that have the same meaning in all calls, by the name of the field. */
const BY_NAME: Readonly<Record<string, string>> = {
  account_number: '50100123457093',
  address_line_1: '14 Lake View Road',
  address_line_2: 'Indiranagar',
  amount: '100000',
  city: 'Bengaluru',
  country: 'India',
  demat_account_no: '1208160012345678',
  details: 'My bank account is not verified.',
  email: 'asha@example.com',
  email_id: 'asha@example.com',
  fname: 'Asha',
  full_name: 'Asha Rao',
  guardian_pan: 'ABCPE1234F',
  ifsc: 'HDFC0000123',
  ifsc_code: 'HDFC0000123',
  investor_name: 'Asha Rao',
  ir_co: '91',
  maturity_type: 'C',
  mobile: '9812345678',
  mobile_no: '9812345678',
  mobile_number: '9812345678',
  name: 'Asha Rao',
  otp: '123456',
  pan: 'ABCPE1234F',
  pan_no: 'ABCPE1234F',
  payout_frequency_id: 'C',
  payout_method_id: 'C',
  pincode: '560038',
  place_of_birth: 'Mysuru',
  redirection_url: 'https://vriddhi.example/payment',
  state: 'Karnataka',
  tenure: '2 years',
  whatsapp_number: '9812345678',
};

/** Values for texts that a pattern describes, by the pattern. */
const BY_PATTERN: Readonly<Record<string, string>> = {
  [String.raw`^\d{1,15}(\.\d{1,2})?$`]: '100000',
  [String.raw`^\d{1,2}(\.\d{1,4})?$`]: '7.5',
  [String.raw`^[1-9]\d{0,9}$`]: '1',
  [String.raw`^[1-9]\d{0,8}$`]: '100',
  [String.raw`^\d{1,5}$`]: '12',
  [String.raw`^\d{1,6}$`]: '0',
  [String.raw`^([1-9]|[1-4]\d|50)$`]: '10',
  [String.raw`^\d{1,9}(,\d{1,9}){0,9}$`]: '101,102',
  [String.raw`^\d{4}-\d{2}$`]: '2026-12',
  [String.raw`^\d{2}\/\d{2}\/\d{4}$`]: '15/08/1990',
  [String.raw`^\d{2}[/-]\d{2}[/-]\d{4}$`]: '15/08/1990',
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '1990-08-15',
  'date-time': '2026-11-23T10:00:00.000Z',
  uuid: '6f1c2a4e-8d3b-4c5a-9e7f-0a1b2c3d4e5f',
};

/**
 * An example of a value that the schema accepts. Optional fields are included.
 * @param name the field's name, which selects a value that a reader recognises
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])][0];
  if (choice !== undefined) return exampleOf(choice as JsonSchema, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [
          key,
          exampleOf(property as JsonSchema, key),
        ]),
      );
    case 'array':
      return [exampleOf((schema.items ?? {}) as JsonSchema, name)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return true;
    case 'string':
      return textExample(schema, name);
    default:
      return undefined;
  }
}

function textExample(schema: JsonSchema, name: string): string {
  const { pattern = '', format = '', contentEncoding, description } = schema;
  if (format === 'binary') return 'the content of a file';
  if (contentEncoding === 'base64') return 'iVBORw0KGgo=';
  // Some documented fields for mobile numbers are called `email`.
  if (description === INDIAN_MOBILE) return BY_NAME['mobile'] ?? '';
  return BY_FORMAT[format] ?? BY_PATTERN[pattern] ?? BY_NAME[name] ?? 'text';
}
