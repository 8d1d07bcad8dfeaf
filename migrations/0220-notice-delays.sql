-- Notices of one act that wait a moment, so that the act can be taken back without a word to anyone.
create table notice_delays (
  id bigint generated always as identity primary key,
  until timestamptz not null,
  -- Of the first notice; from then on they aren't recalled.
  told_at timestamptz,
  recalled_at timestamptz,
  check (told_at is null or recalled_at is null)
);

-- Set for a transaction, and so for what its facts lead to.
alter table outbox_events add column delay_id bigint
  default nullif(current_setting('hoko.notice_delay', true), '')::bigint;
alter table sent_messages add column delay_id bigint
  default nullif(current_setting('hoko.notice_delay', true), '')::bigint;

alter table moderation_decisions add column delay_id bigint references notice_delays;
-- A decision that takes effect later, until it has.
alter table moderation_decisions add column waiting jsonb;
