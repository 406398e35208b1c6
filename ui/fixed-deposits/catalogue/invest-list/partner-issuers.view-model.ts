import type {
  DepositCatalogue,
  PartnerIssuer,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** The page size of the request, larger than the number of partners so that one page has all. */
const ISSUER_COUNT = 20;

export class PartnerIssuersViewModel implements ViewModel {
  readonly issuers: Loaded<readonly PartnerIssuer[]>;

  constructor(catalogue: DepositCatalogue) {
    this.issuers = new Loaded((options) => catalogue.issuers({ count: ISSUER_COUNT }, options));
  }

  activate(): () => void {
    return this.issuers.activate();
  }
}
