/** The units of a sell request that the investor holds with us, and the consent to the sale. */
export const SALE_CONSENTS = [
  // Null for requests of an earlier version, which are split at the sale.
  `alter table sell_requests add column units_here integer check (units_here between 0 and units)`,
  `alter table sell_requests add column consent_by timestamptz`,
  `alter table sell_requests add column agreed_at timestamptz`,
  `update sell_requests as request set units_here = (
      select coalesce(sum(sale.units), 0) from share_sales as sale
      where sale.sell_request_id = request.id)
    where status = 'sold'`,
  `alter table sell_requests drop constraint sell_requests_status_check`,
  `alter table sell_requests add constraint sell_requests_status_check
    check (status in ('under-review', 'accepted', 'agreed', 'refused', 'declined', 'withdrawn',
      'expired', 'sold'))`,
  `create index sell_requests_unanswered on sell_requests (consent_by) where status = 'accepted'`,
];
