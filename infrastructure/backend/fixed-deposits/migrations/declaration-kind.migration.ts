export const DECLARATION_KIND = [
  `alter table declaration_questions add column kind text not null default 'other'
    check (kind in ('pep', 'other'))`,
  `update declaration_questions set kind = 'pep' where id = 1`,
];
