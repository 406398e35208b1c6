/** Texts in a format, and texts that differ slightly from it. */
interface KnownFormat {
  readonly takes: readonly string[];
  readonly refuses: readonly string[];
}

/** The formats that rules of the domain know. */
const formats: Readonly<Record<string, KnownFormat>> = {
  'mobile number': { takes: ['9876543210'], refuses: ['987654321', '98765432101', '98765x3210'] },
  'one-time code': { takes: ['123456'], refuses: ['12345', '1234567', '12345x'] },
  PAN: { takes: ['ABCPE1234F'], refuses: ['ABCPE1234', 'ABCPE1234FG', 'ABCPE-234F'] },
  IFSC: { takes: ['HDFC0000060'], refuses: ['HDFC000006', 'HDFC00000601', 'HDFC-000060'] },
  'account number': {
    takes: ['123456789', '123456789012345678'],
    refuses: ['12345678', '1234567890123456789', '12345678x'],
  },
  'demat number': {
    takes: ['IN12345678901234'],
    refuses: ['IN1234567890123', 'IN123456789012345', 'IN-2345678901234'],
  },
  'email address': { takes: ['asha@example.in'], refuses: ['asha', 'asha@', '@example.in'] },
  'date, year first': { takes: ['2026-11-21'], refuses: ['2026-11', '2026/11/21', '20261121'] },
  'date, day first': { takes: ['21/11/2026'], refuses: ['21/11', '2026-11-21', '21112026'] },
  tenure: { takes: ['1Y6M', '18M'], refuses: ['', '18', 'Y'] },
  'grouped amount': { takes: ['1,23,456'], refuses: ['123456', '1;23;456', ''] },
};

/** The format that a pattern checks: it matches the texts in the format, and no others. */
export function formatOf(pattern: RegExp): string | undefined {
  const found = Object.entries(formats).find(
    ([, { takes, refuses }]) =>
      takes.every((text) => pattern.test(text)) && !refuses.some((text) => pattern.test(text)),
  );
  return found?.[0];
}
