-- The admin who wrote it last in its seller's stead; null once its seller has gone on with it.
alter table listings add column written_by bigint references accounts;

-- The admin who sent a picture that is another's now; null where its owner did.
alter table images add column sent_by bigint references accounts;

-- What somebody no longer wants kept of a licence goes; that it was asked counts until the day is over.
alter table licence_checks
  alter column last_two_digits drop not null,
  add column removed_at timestamptz,
  add check ((last_two_digits is null) = (removed_at is not null));
