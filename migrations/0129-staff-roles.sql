-- What an account of type admin may do (shared/rules/staff); null for members.
alter table accounts add column staff_role text;
alter table accounts add constraint accounts_staff_role
  check ((type = 'admin') = (staff_role is not null)
     and staff_role in ('full', 'moderation', 'support', 'finance', 'read_only')) not valid;

-- Admins could do everything until now, also those that an older node makes during the change.
create function fill_staff_role() returns trigger language plpgsql as $$
begin
  if new.type = 'admin' and new.staff_role is null then new.staff_role := 'full'; end if;
  return new;
end $$;
create trigger accounts_fill_staff_role before insert or update on accounts
  for each row when (new.type = 'admin' and new.staff_role is null) execute function fill_staff_role();

-- From where an admin did it. The address is shortened (203.0.113.x), which is enough to tell places apart.
alter table audit_log add column address text;
alter table audit_log add column device text;
alter table audit_log add column session_id bigint;
-- Null for what no call did.
alter table audit_log add column operation text;

-- A session in which an admin looks at a member's account. It ends with the session that began it.
alter table sessions add column viewer_id bigint;
alter table sessions add column viewer_session_id bigint;
alter table sessions add column view_reason text;
-- What was read in it, each once: the names of operations, with the number of what is private.
alter table sessions add column viewed text[];
