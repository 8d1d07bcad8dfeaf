-- The words of the market, for searches that are mistyped: nothing is looked up here while words find something.
create table search_words (
  -- Without macrons and capitals; compared byte by byte, so that the beginning of a word is a range.
  word text collate "C" primary key,
  -- As it is shown.
  written text not null,
  -- Live listings that have it, as they were last counted.
  documents integer not null,
  -- Of a category, a make, a model or a place.
  is_name boolean not null,
  learnt_at timestamptz not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- One row: up to which search rows the words are counted, and when all are to be counted anew.
create table search_word_counts (
  one boolean primary key default true check (one),
  counted_until timestamptz not null,
  anew_due_at timestamptz not null
);
insert into search_word_counts (counted_until, anew_due_at) values (clock_timestamp(), clock_timestamp());

-- When a listing came to the market, for counting only the words of what is new.
alter table search_rows add column first_found_at timestamptz(3) not null default clock_timestamp();
create index search_rows_first_found on search_rows (first_found_at);

-- Which of 64 samples a row is in: of very many hits only those in a few samples are counted.
update search_rows
   set tokens = tokens || array_to_tsvector(array['=z:' || (((listing_id * 2654435761) & 4294967295) >> 26)]);
-- Tokens are read several times for each row that is ranked, so they stay as they are while they fit in a page.
alter table search_rows set (toast_tuple_target = 4080);

-- What a row is counted by in facets: those of its tokens that are choices, without the words.
create function facet_tokens(tokens tsvector) returns text[]
  language sql immutable parallel safe strict
  return array(select token from unnest(tsvector_to_array(tokens)) as token where token ~ '^=[abcdkmnoprsvwx]:');
alter table search_rows
  add column facets text[] not null generated always as (facet_tokens(tokens)) stored;

-- Rows of before lack the marks of titles and the words of places: a worker writes them anew.
insert into search_rebuilds (started_at) select clock_timestamp() where exists (select from search_rows);
