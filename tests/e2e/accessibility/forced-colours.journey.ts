import { expectForcedColours, openSettled } from './accessibility-checks.ts';
import { once, test } from '#tests/e2e/support/fixtures.ts';

const ARJUN = '9000000001';
const SCREENS = [
  '/dashboard',
  '/invest',
  '/invest/1003/0/-',
  '/fd-finder',
  '/portfolio',
  '/activity',
  '/privatemarket/listing',
  '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example',
  '/privatemarket/orders',
  '/profile',
];

test(
  'in forced colours, the main screens show each control and its state',
  once,
  async ({ page, signInAs }) => {
    await signInAs(page, ARJUN);
    for (const address of SCREENS) {
      await test.step(address, async () => {
        await openSettled(page, address);
        await expectForcedColours(page);
      });
    }
  },
);
