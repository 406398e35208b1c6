import { screen, within } from '@testing-library/react';

export const ORDERS_PATH = '/privatemarket/orders';

export const card = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name: new RegExp(name) }));
export const cardNow = (id: number) =>
  screen.queryByRole('region', { name: new RegExp(`Order ${id},`) });
/** The texts of the stages on a card. */
export const stagesOf = (of: Awaited<ReturnType<typeof card>>) =>
  within(of.getByRole('list', { name: 'Stages of this order' }))
    .getAllByRole('listitem')
    .map((stage) => stage.textContent);
