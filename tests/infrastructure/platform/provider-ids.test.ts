import { expect, it } from 'vitest';
import {
  HOUSE_ADVISOR_ID,
  SUPPLIER_ID,
} from '#infrastructure/platform/http/provider-ids.wire.ts';

it('has the advisor 1 and the supplier 1 [PM-9.2, PM-9.3, PM-9.4]', () => {
  expect([HOUSE_ADVISOR_ID, SUPPLIER_ID]).toEqual([1, 1]);
});
