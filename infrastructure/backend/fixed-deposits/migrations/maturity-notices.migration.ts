/** Stores the day of the next message before a deposit's maturity, by `nextMaturityNotice`. */
export const MATURITY_NOTICES: readonly string[] = [
  `alter table deposits add column next_notice_on date`,
  `update deposits set next_notice_on = case
      when maturity_date - 30 > started_on then maturity_date - 30
      when maturity_date - 7 > started_on then maturity_date - 7
    end where state = 'running'`,
  `create index deposits_to_notify on deposits (next_notice_on) where state = 'running'`,
];
