-- As facts are: what is purged by age is dropped by partitions of ids.
alter table failed_emails drop constraint failed_emails_message_id_fkey;
alter table held_notices drop constraint held_notices_notification_id_fkey;

alter table sent_messages rename to sent_messages_p0;
alter index sent_messages_pkey rename to sent_messages_p0_pkey;
alter index sent_messages_recipient rename to sent_messages_p0_recipient_id_idx;
alter index sent_messages_account rename to sent_messages_p0_account_id_id_idx;
alter index sent_messages_at rename to sent_messages_p0_at_idx;
alter index sent_messages_failed rename to sent_messages_p0_id_idx;
alter sequence sent_messages_id_seq rename to sent_messages_p0_id_seq;

create table sent_messages (
  id bigint generated always as identity primary key,
  account_id bigint constraint sent_messages_account_id_fkey references accounts on delete set null,
  channel text not null constraint sent_messages_channel_check check (channel in ('email', 'sms', 'push')),
  kind text,
  recipient text not null,
  subject text not null,
  text text not null,
  button_label text,
  support_line text,
  one_click_url text,
  attachment_kind text,
  attachment_id bigint,
  delay_id bigint default nullif(current_setting('hoko.notice_delay', true), '')::bigint,
  attempts integer not null default 0,
  failed_reason text,
  at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz
) partition by range (id);
create index sent_messages_recipient on sent_messages (recipient, id desc);
create index sent_messages_account on sent_messages (account_id, id) where account_id is not null;
create index sent_messages_at on sent_messages (at);
create index sent_messages_failed on sent_messages (id desc)
 where delivered_at is null and failed_reason is not null;
select setval('sent_messages_id_seq', last_value, is_called) from sent_messages_p0_id_seq;
alter table sent_messages_p0 alter column id drop identity;
alter table sent_messages
  attach partition sent_messages_p0 for values from (minvalue) to (100000000000);
alter table sent_messages_p0 drop constraint sent_messages_first;
create table sent_messages_p1 partition of sent_messages
  for values from (100000000000) to (200000000000);
create table sent_messages_p2 partition of sent_messages
  for values from (200000000000) to (300000000000);

alter table notifications rename to notifications_p0;
alter index notifications_pkey rename to notifications_p0_pkey;
alter index notifications_account rename to notifications_p0_account_id_id_idx;
alter index notifications_unread rename to notifications_p0_account_id_idx;
alter index notifications_listing rename to notifications_p0_listing_id_idx;
alter index notifications_created_at rename to notifications_p0_created_at_idx;
alter sequence notifications_id_seq rename to notifications_p0_id_seq;

create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null constraint notifications_account_id_fkey references accounts,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  listing_id bigint constraint notifications_listing_id_fkey references listings on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
) partition by range (id);
create index notifications_account on notifications (account_id, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_listing on notifications (listing_id) where listing_id is not null;
create index notifications_created_at on notifications (created_at);
select setval('notifications_id_seq', last_value, is_called) from notifications_p0_id_seq;
alter table notifications_p0 alter column id drop identity;
alter table notifications
  attach partition notifications_p0 for values from (minvalue) to (100000000000);
alter table notifications_p0 drop constraint notifications_first;
create table notifications_p1 partition of notifications
  for values from (100000000000) to (200000000000);
create table notifications_p2 partition of notifications
  for values from (200000000000) to (300000000000);

-- Few rows refer to them.
alter table failed_emails add constraint failed_emails_message_id_fkey
  foreign key (message_id) references sent_messages on delete cascade not valid;
alter table failed_emails validate constraint failed_emails_message_id_fkey;
alter table held_notices add constraint held_notices_notification_id_fkey
  foreign key (notification_id) references notifications on delete cascade not valid;
alter table held_notices validate constraint held_notices_notification_id_fkey;
