create table questions (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  asker_id bigint not null references accounts,
  text text not null,
  asked_at timestamptz not null
);
create index questions_listing on questions (listing_id, id desc);
create index questions_asker on questions (asker_id, listing_id);

-- What the seller said. The highest revision stands; what it said before is kept.
create table question_answers (
  question_id bigint not null references questions,
  revision integer not null check (revision > 0),
  answered_by bigint not null references accounts,
  text text not null,
  answered_at timestamptz not null,
  primary key (question_id, revision)
);

create table question_withdrawals (
  question_id bigint primary key references questions,
  withdrawn_by bigint not null references accounts,
  at timestamptz not null
);
