-- What the layout of an email says beside its text; and how often it was tried.
alter table sent_messages add column button_label text;
alter table sent_messages add column support_line text;
alter table sent_messages add column attempts integer not null default 0;

-- Emails that are no longer tried, until an admin has them tried again.
create table failed_emails (
  message_id bigint primary key references sent_messages on delete cascade,
  at timestamptz not null
);
create index failed_emails_at on failed_emails (at desc, message_id desc);
