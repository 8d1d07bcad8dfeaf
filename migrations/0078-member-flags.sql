-- Members report a member, a review, a message, a question or an answer. What is reported is kept as it was then: who
-- wrote it, the text, and of a message the few around it.
create table member_flags (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('member', 'review', 'message', 'question', 'answer')),
  -- The reported member, or who wrote what is reported.
  about_id bigint not null references accounts,
  review_id bigint references reviews,
  message_id bigint references chat_messages (id),
  question_id bigint references questions,
  said text not null,
  context jsonb not null default '[]',
  reporter_id bigint not null references accounts,
  reason text not null
    check (reason in ('scam', 'harassment', 'contact_details', 'spam', 'fake_review', 'other')),
  text text not null check (char_length(text) <= 1000),
  flagged_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'dismissed')),
  -- What the reporter reads.
  outcome_word text,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check (num_nonnulls(outcome, outcome_word, decided_by, decided_at) in (0, 4)),
  check ((kind = 'review') = (review_id is not null)),
  check ((kind = 'message') = (message_id is not null)),
  check ((kind in ('question', 'answer')) = (question_id is not null)),
  check (reporter_id <> about_id)
);
-- One that is open per reporter and subject.
create unique index member_flags_open_member on member_flags (about_id, reporter_id)
  where kind = 'member' and outcome is null;
create unique index member_flags_open_review on member_flags (review_id, reporter_id)
  where kind = 'review' and outcome is null;
create unique index member_flags_open_message on member_flags (message_id, reporter_id)
  where kind = 'message' and outcome is null;
create unique index member_flags_open_question on member_flags (question_id, kind, reporter_id)
  where kind in ('question', 'answer') and outcome is null;
create index member_flags_waiting on member_flags (id) where outcome is null;
create index member_flags_about on member_flags (about_id, id desc);
create index member_flags_reporter on member_flags (reporter_id, id);
