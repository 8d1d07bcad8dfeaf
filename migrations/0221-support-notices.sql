-- What staff wrote to members who asked for nothing: once, however many it went to.
create table support_notices (
  id bigint generated always as identity primary key,
  -- As written: its placeholders are filled for each member.
  text text not null,
  sent_by bigint not null references accounts,
  sent_at timestamptz not null
);
create index support_notices_sender on support_notices (sent_by, sent_at);

create table support_notice_members (
  notice_id bigint not null references support_notices,
  account_id bigint not null references accounts,
  primary key (notice_id, account_id)
);
create index support_notice_members_account on support_notice_members (account_id);
