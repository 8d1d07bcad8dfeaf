-- A conversation with support is one member's, in place of two people about a listing.
alter table conversations
  alter column listing_id drop not null,
  alter column seller_id drop not null,
  alter column buyer_id drop not null,
  add column member_id bigint unique references accounts,
  add constraint conversations_kind
    check (num_nonnulls(listing_id, seller_id, buyer_id) = case when member_id is null then 3 else 0 end) not valid;

-- waiting_since: the member's first message that support hasn't answered. read_number: seen by support up to here.
create table support_requests (
  conversation_id bigint primary key references conversations,
  status text not null default 'open' check (status in ('open', 'resolved')),
  assignee_id bigint references accounts,
  waiting_since timestamptz,
  read_number integer not null default 0
);
create index support_requests_waiting on support_requests (waiting_since) where waiting_since is not null;
create index support_requests_assignee on support_requests (assignee_id) where assignee_id is not null;

create table support_request_changes (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references support_requests,
  account_id bigint not null references accounts,
  change text not null check (change in ('assigned', 'resolved', 'reopened')),
  assignee_id bigint references accounts,
  at timestamptz not null
);
create index support_request_changes_conversation on support_request_changes (conversation_id, id);

create table saved_replies (
  id bigint generated always as identity primary key,
  title text not null,
  text text not null,
  updated_by bigint not null references accounts,
  updated_at timestamptz not null
);
create unique index saved_replies_title on saved_replies (lower(title));
