-- A message, a question or an answer that an admin took down after a report, and may put back. Its text stays where it
-- was written. Of an answer, what the seller had written by then; they may answer again.
create table removals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('message', 'question', 'answer')),
  author_id bigint not null references accounts,
  message_id bigint references chat_messages (id),
  question_id bigint references questions,
  flag_id bigint not null references member_flags,
  removed_by bigint not null references accounts,
  removed_at timestamptz not null,
  -- What the author reads.
  reason text not null,
  put_back_by bigint references accounts,
  put_back_at timestamptz,
  put_back_reason text,
  check (num_nonnulls(put_back_by, put_back_at, put_back_reason) in (0, 3)),
  check ((kind = 'message') = (message_id is not null)),
  check ((kind <> 'message') = (question_id is not null))
);
create unique index removals_of_message on removals (message_id) where message_id is not null and put_back_at is null;
create unique index removals_of_question on removals (question_id) where kind = 'question' and put_back_at is null;
create index removals_message on removals (message_id, id) where message_id is not null;
create index removals_question on removals (question_id, kind, id) where question_id is not null;
create index removals_author on removals (author_id);

-- Null where it's shown. A removed question is withdrawn by the admin.
alter table chat_messages add column removed_at timestamptz;
alter table question_answers add column removed_at timestamptz;
-- When something in it was last removed or put back: what was read before is read again.
alter table conversations add column moderated_at timestamptz;
alter table questions add column moderated_at timestamptz;
