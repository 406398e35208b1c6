import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const ORDERS_PATH = '/privatemarket/orders';

export const card = async (name: string | RegExp) =>
  within(await screen.findByRole('region', { name: new RegExp(name) }));
/** Opens the card of a folded order. */
export async function openCard(user: UserEvent, name: string | RegExp) {
  const folded = await card(name);
  await user.click(folded.getByRole('heading', { level: 2 }));
  return folded;
}
export const cardNow = (id: number) =>
  screen.queryByRole('region', { name: new RegExp(`Order ${id},`) });
/** The texts of the stages on a card. */
export const stagesOf = (of: Awaited<ReturnType<typeof card>>) =>
  within(of.getByRole('list', { name: 'Stages of this order' }))
    .getAllByRole('listitem')
    .map((stage) => stage.textContent);
