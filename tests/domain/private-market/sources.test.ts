import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

describe('companyAmountLabel', () => {
  it('has no rate of 83 anywhere in the rules of the private market [PM-9.42]', () => {
    const folder = fileURLToPath(new URL('../../../domain/private-market', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    expect(files).toContain('catalogue/company-amount.ts');
    const hasRate = (file: string) =>
      /(?<![\d.-])83(?:\.0+)?(?![\d.])/.test(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(files.filter(hasRate)).toEqual([]);
  });
});
