import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findLocks } from './migration-locks.ts'

const folder = path.join(import.meta.dirname, '../../migrations')

test('no migration locks a table in use', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) =>
      findLocks(readFileSync(path.join(folder, name), 'utf8')).map((lock) => `${name}: ${lock}`),
    )
  expect(found).toEqual([])
})

test.each([
  ['create index deals_by_seller on deals (seller_id)'],
  ['create unique index accounts_email on accounts (email)'],
  ['alter table deals add column at timestamptz not null default clock_timestamp()'],
  ['alter table deals add column note text, add column key uuid default gen_random_uuid()'],
  ['alter table deals add column number bigserial'],
  ['alter table deals add column long text generated always as (note || note) stored'],
  ['alter table deals alter column note set not null'],
  ['alter table deals add constraint is_positive check (price_cents > 0)'],
  ['alter table deals add foreign key (seller_id) references accounts'],
  ['alter table deals add constraint one unique (listing_id)'],
  ['alter table deals alter column price_cents type numeric'],
  ['lock table deals'],
  ['vacuum full deals'],
])('%s locks a table', (statement) => {
  expect(findLocks(`-- Why.\n${statement};`)).toHaveLength(1)
})

test.each([
  ['create index concurrently deals_by_seller on deals (seller_id)'],
  ['create table notes (text text not null); create index notes_text on notes (text)'],
  ['create table notes (text text); alter table notes add constraint one unique (text)'],
  ['alter table deals add column note text'],
  [
    "alter table deals add column kind text not null default 'auction', add column at timestamptz default now()",
  ],
  ['alter table deals add constraint is_positive check (price_cents > 0) not valid'],
  ['alter table deals validate constraint is_positive'],
  ['alter table deals add constraint one unique using index deals_one'],
  ['-- checked by note_is_there\nalter table deals alter column note set not null'],
  ['create function f() returns void language sql as $$ lock table deals $$'],
  ['alter table deals drop column note'],
])('%s locks no table in use', (statements) => {
  expect(findLocks(`${statements};`)).toEqual([])
})
