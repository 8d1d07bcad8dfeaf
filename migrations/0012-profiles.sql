alter table accounts
  add column avatar_image_id bigint references images on delete set null,
  -- The address of the picture's smallest size, so that showing somebody's face needs no look-up.
  add column avatar text,
  add column address text not null default '',
  add column about text not null default '',
  add column trading_name text,
  add column nzbn text,
  add column gst_number text,
  -- Set once a code of the authenticator app was given: signing in takes two steps from then on.
  add column two_factor_since timestamptz;

create index accounts_avatar on accounts (avatar_image_id) where avatar_image_id is not null;
