import type {
  DepositCatalogue,
  PartnerIssuer,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { ISSUER_COUNT } from '#ui/fixed-deposits/catalogue/list/popular-list.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export class PartnerIssuersViewModel implements ViewModel {
  readonly issuers: Loaded<readonly PartnerIssuer[]>;

  constructor(catalogue: DepositCatalogue) {
    this.issuers = new Loaded((options) => catalogue.issuers({ count: ISSUER_COUNT }, options));
  }

  activate(): () => void {
    return this.issuers.activate();
  }
}
