alter table images
  -- For people who cannot see it; empty while nobody has written any.
  add column alt text not null default '' check (char_length(alt) <= 200),
  -- Unguessable stem of the picture as it was sent, drawn anew and served to nobody. Null while the largest size is all
  -- there is of it.
  add column original_key text unique,
  -- How the original was turned and cut since; null while it stands as it was sent.
  add column framing jsonb,
  add column has_avif boolean not null default false,
  -- So that one that cannot be made is not tried for ever.
  add column avif_tries smallint not null default 0;
create index images_without_avif on images (id) where not has_avif;
