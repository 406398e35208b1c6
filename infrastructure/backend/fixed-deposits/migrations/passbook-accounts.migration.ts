/**
 * Names the bank account of each passbook entry. It has a table of its own, because it is deleted
 * with the investor's account, and passbook entries are kept. Older entries name no account.
 */
export const PASSBOOK_ACCOUNTS: readonly string[] = [
  `create table passbook_accounts (
    investor_id integer not null references investors,
    entry_id integer not null references passbook_entries,
    account text not null,
    primary key (investor_id, entry_id)
  )`,
];
