import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { ReadActivity } from '#application/fixed-deposits/holdings/read-activity.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { ContainerModule } from 'inversify';
import { bindUseCase } from '#infrastructure/platform/binding.ts';

/**
 * The use case of the activity page. It also needs the ports of the modules `deposit-holdings`,
 * `private-market`, `share-holdings` and `personal-data`.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  bindUseCase(bind, ReadActivity, {
    passbook: Passbook,
    shareOrders: ShareOrders,
    basketOrders: BasketOrders,
    sellRequests: SellRequests,
    personalData: PersonalData,
  });
});
