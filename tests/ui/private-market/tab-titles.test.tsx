import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

describe('the title of the tab', () => {
  it.each([
    ['/pre-ipo-details?pre_ipo_stock_id=104', 'Nilgiri Diagnostics · Company · Vriddhi'],
    ['/basket-details?basket_id=202', 'Clean Energy Transition · Basket · Vriddhi'],
    [
      '/privatemarket/basket-breakup?basket_id=202',
      'Clean Energy Transition · Your basket · Vriddhi',
    ],
  ])('begins with the name of what %s shows', async (path, title) => {
    const { goTo } = await renderScreen({ path, as: 'demo', backend });
    await waitFor(() => expect(document.title).toBe(title));
    goTo('/privatemarket/orders');
    await waitFor(() => expect(document.title).toBe('Orders · Vriddhi'));
  });
});
