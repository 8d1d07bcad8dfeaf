-- What one side of a trade says of the other. It stays when it is removed or its writer leaves.
create table reviews (
  id bigint generated always as identity (start with 8001) primary key,
  trade_id bigint not null references trades,
  listing_id bigint not null references listings,
  author_id bigint not null references accounts,
  about_id bigint not null references accounts,
  -- What the one it is about was in the trade.
  about_role text not null check (about_role in ('buyer', 'seller')),
  -- 0 to 5 in halves, as whole halves.
  half_stars integer not null check (half_stars between 0 and 10),
  text text not null,
  written_at timestamptz not null,
  -- From when on others see it: 14 days after it was written, or when the other side has written too.
  shown_at timestamptz not null,
  -- When those concerned were told that it is shown.
  announced_at timestamptz,
  changed_at timestamptz,
  -- The one change after it was shown.
  changed_late_at timestamptz,
  reply text,
  replied_at timestamptz,
  removed_at timestamptz,
  removed_by bigint references accounts,
  removal_reason text,
  unique (trade_id, author_id),
  check (author_id <> about_id),
  check ((reply is null) = (replied_at is null)),
  check ((removed_at is null) = (removal_reason is null))
);
create index reviews_about on reviews (about_id, shown_at desc, id desc);
create index reviews_author on reviews (author_id, id desc);
create index reviews_unannounced on reviews (shown_at) where announced_at is null;

-- What a review said before it was changed. Append-only.
create table review_changes (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews,
  half_stars integer not null,
  text text not null,
  replaced_at timestamptz not null
);

-- The reviewed disputes a low review, once.
create table review_disputes (
  review_id bigint primary key references reviews,
  disputed_by bigint not null references accounts,
  reason text not null,
  disputed_at timestamptz not null,
  -- 'upheld': the review stays.
  outcome text check (outcome in ('upheld', 'removed')),
  outcome_word text,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
