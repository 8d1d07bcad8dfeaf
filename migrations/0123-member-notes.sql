-- What staff note about a member: only ever added to, with who and when.
create table member_notes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  author_id bigint not null references accounts,
  text text not null check (text <> ''),
  at timestamptz not null default clock_timestamp()
);
create index member_notes_account on member_notes (account_id, id desc);

create function refuse_note_change() returns trigger language plpgsql as $$
begin
  raise exception 'Notes about members are only ever added to.' using errcode = 'restrict_violation';
end $$;

create trigger member_notes_are_append_only before update or delete or truncate on member_notes
  for each statement execute function refuse_note_change();
alter table member_notes enable always trigger member_notes_are_append_only;

-- Pinned notes stand above the others.
create table member_note_pins (
  note_id bigint primary key references member_notes,
  pinned_by bigint not null references accounts,
  at timestamptz not null default clock_timestamp()
);
