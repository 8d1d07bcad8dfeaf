-- What members report of listings, and what an admin decided about each.
create table flags (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  reporter_id bigint not null references accounts,
  reason text not null
    check (reason in ('prohibited', 'counterfeit', 'scam', 'wrong_category', 'offensive', 'other')),
  text text not null check (char_length(text) <= 1000),
  flagged_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'dismissed')),
  -- What the reporter is told.
  outcome_word text,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check (num_nonnulls(outcome, outcome_word, decided_by, decided_at) in (0, 4))
);
-- One that is open per member and listing.
create unique index flags_open on flags (listing_id, reporter_id) where outcome is null;
create index flags_listing on flags (listing_id, id desc);
create index flags_reporter on flags (reporter_id, id);
