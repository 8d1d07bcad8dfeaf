-- Every version of a page, only ever added to: the one with the highest number is shown. saved_by is null for the text
-- that Hoko starts with.
create table static_page_revisions (
  id bigint generated always as identity primary key,
  slug text not null check (slug in ('about-us', 'privacy-policy', 'terms-and-conditions')),
  number integer not null check (number > 0),
  title text not null,
  text text not null,
  saved_at timestamptz not null default clock_timestamp(),
  saved_by bigint references accounts,
  restored_id bigint references static_page_revisions,
  unique (slug, number)
);

-- Which version of the terms a member agreed to, and when.
create table terms_acceptances (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  revision_id bigint not null references static_page_revisions,
  accepted_at timestamptz not null
);
create index terms_acceptances_account on terms_acceptances (account_id, id);
