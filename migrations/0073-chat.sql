-- What two people write to each other about a listing: its seller, and somebody who may buy it.
create table conversations (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  seller_id bigint not null references accounts,
  buyer_id bigint not null references accounts,
  begun_by bigint not null references accounts,
  begun_at timestamptz not null,
  last_number integer not null default 0,
  last_at timestamptz not null,
  unique (listing_id, buyer_id),
  check (seller_id <> buyer_id),
  check (begun_by in (seller_id, buyer_id))
);
create index conversations_begun on conversations (begun_by, begun_at desc);

-- read_number: of the other's messages, the last that was seen. hidden_number: deleted for this person up to here.
-- told_number: notified of up to here.
create table conversation_members (
  conversation_id bigint not null references conversations,
  account_id bigint not null references accounts,
  status text not null default 'open' check (status in ('open', 'archived', 'blocked')),
  read_number integer not null default 0,
  hidden_number integer not null default 0,
  told_number integer not null default 0,
  typing_at timestamptz,
  primary key (conversation_id, account_id)
);
create index conversation_members_account on conversation_members (account_id, conversation_id);

create table conversation_status_changes (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  account_id bigint not null references accounts,
  status text not null check (status in ('open', 'archived', 'blocked', 'deleted')),
  at timestamptz not null
);
create index conversation_status_changes_conversation on conversation_status_changes (conversation_id, id);

-- number: the order, from 1 without gaps, the same for both. client_id: the sender's own, so that a message sent twice is one.
create table chat_messages (
  id bigint generated always as identity unique,
  conversation_id bigint not null references conversations,
  number integer not null check (number > 0),
  sender_id bigint not null references accounts,
  client_id uuid not null,
  text text not null,
  image_ids bigint[] not null default '{}',
  sent_at timestamptz not null,
  primary key (conversation_id, number),
  unique (conversation_id, sender_id, client_id),
  check (text <> '' or image_ids <> '{}')
);
create index chat_messages_sender on chat_messages (sender_id, conversation_id, number);
create index chat_messages_text on chat_messages
  using gin (translate(lower(text), 'āēīōū', 'aeiou') gin_trgm_ops);
create index chat_messages_images on chat_messages using gin (image_ids) where image_ids <> '{}';
