-- The schema of Hoko, in the groups of its modules (src/server/modules/groups.json), from those that know
-- nothing of others up. A foreign key to a table further down is named beside its column and added after that
-- table.

create extension if not exists pg_trgm;

-- Both sides of a search among folded texts go through it. Marks, capitals and apostrophes of every kind go,
-- and letters that Unicode doesn't decompose become plain ones, whatever the cluster's locale takes for a
-- letter.
create function fold_text(said text) returns text language sql immutable parallel safe as $$
  select case
    when octet_length(said) = char_length(said) then translate(lower(said), '''`', '')
    else lower(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(coalesce(said, ''), nfd), '[\u0300-\u036f]', '', 'g'),
        U&'\00F8\00D8\0142\0141\0111\0110\00F0\00D0\0127\0126\0167\0166\014B\014A\0131\0138\017F\2010\2011\00A0\0027\0060\00B4\2018\2019\2032\02B9\02BB\02BC\02BE\02BF\A78C\FF07',
        'oollddddhhttnniks-- '),
      'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'))
  end $$;

-- ===========================================================================================================
-- Platform
-- ===========================================================================================================

-- A fact: recorded in the transaction that makes it true, handed to reactions by a worker.
create table outbox_events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  -- The notices that follow wait for it (notice_delays). Set for a transaction, and so for what its facts
  -- lead to.
  delay_id bigint default nullif(current_setting('hoko.notice_delay', true), '')::bigint,
  recorded_at timestamptz not null default clock_timestamp(),
  -- Null until its reactions are queued.
  dispatched_at timestamptz
);
create index outbox_events_waiting on outbox_events (id) where dispatched_at is null;
create index outbox_events_dispatched_at on outbox_events (dispatched_at) where dispatched_at is not null;

-- A reaction that has taken effect on a fact, so that a second delivery does nothing.
create table reactions_done (
  event_id bigint not null references outbox_events on delete cascade,
  reaction text not null,
  done_at timestamptz not null default clock_timestamp(),
  primary key (event_id, reaction)
);

-- A wait for the notices of one act, so that the act can be taken back before anyone is notified.
create table notice_delays (
  id bigint generated always as identity primary key,
  until timestamptz not null,
  -- Once the first notice is out, they can't be recalled.
  told_at timestamptz,
  recalled_at timestamptz,
  check (told_at is null or recalled_at is null)
);

-- The answer a binding call gave under a key: the same call again gets the same answer.
create table idempotency_keys (
  account_id bigint not null,
  operation text not null,
  key text not null,
  body_hash bytea not null,
  -- Null where the caller took the call back before it was answered: a late request under the key is refused.
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- A worker that runs. One that stops beating has died, and its jobs are released.
create table worker_heartbeats (
  worker_id text primary key,
  started_at timestamptz not null default clock_timestamp(),
  beat_at timestamptz not null default clock_timestamp()
);

-- An email, SMS or push that Hoko sends, or would send without a mail server.
create table sent_messages (
  id bigint generated always as identity primary key,
  -- The account it is for: an address may be shared, and changes.
  account_id bigint, -- references accounts on delete set null
  channel text not null check (channel in ('email', 'sms', 'push')),
  -- The kind of message, whatever wording an admin has chosen.
  kind text,
  recipient text not null,
  subject text not null,
  text text not null,
  button_label text,
  support_line text,
  -- Mail programs unsubscribe there in one click (RFC 8058).
  one_click_url text,
  -- The attachment is made when the email leaves.
  attachment_kind text,
  attachment_id bigint,
  -- Set as in outbox_events.
  delay_id bigint default nullif(current_setting('hoko.notice_delay', true), '')::bigint,
  attempts integer not null default 0,
  failed_reason text,
  at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz
);
create index sent_messages_recipient on sent_messages (recipient, id desc);
create index sent_messages_account on sent_messages (account_id, id) where account_id is not null;
-- For the daily purge.
create index sent_messages_at on sent_messages (at);

-- An email that is no longer tried, until an admin has it tried again.
create table failed_emails (
  message_id bigint primary key references sent_messages on delete cascade,
  at timestamptz not null
);
create index failed_emails_at on failed_emails (at desc, message_id desc);

-- A secret that all nodes of an installation sign with; made by the first that needs it.
create table server_secrets (
  name text primary key,
  secret bytea not null,
  made_at timestamptz not null default clock_timestamp()
);

-- The key pair that identifies this installation to push services (RFC 8292). One row, kept for its lifetime.
create table push_keys (
  is_the_one boolean primary key default true check (is_the_one),
  private_key bytea not null,
  made_at timestamptz not null default clock_timestamp()
);

-- A member in the sandbox gateway's own books, which stand in for Stripe's.
create table sandbox_customers (
  id bigint generated always as identity primary key,
  account_id bigint not null, -- references accounts
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index sandbox_customers_account on sandbox_customers (account_id) where removed_at is null;

-- A card of a sandbox customer: one of Stripe's public test cards.
create table sandbox_cards (
  id bigint generated always as identity primary key,
  customer_id bigint not null references sandbox_customers,
  key text not null unique,
  token text not null,
  test_card text not null,
  expires_month integer not null check (expires_month between 1 and 12),
  expires_year integer not null,
  created_at timestamptz not null,
  -- Its holder's latest approval of a payment.
  confirmed_at timestamptz,
  removed_at timestamptz
);
create index sandbox_cards_customer on sandbox_cards (customer_id);

-- A payment in the sandbox.
create table sandbox_payments (
  -- Random: the address of the confirmation page contains it.
  id text primary key,
  key text not null unique,
  card_id bigint not null references sandbox_cards,
  amount_cents bigint not null check (amount_cents > 0),
  description text not null,
  return_url text,
  status text not null check (status in ('requires_action', 'succeeded', 'failed', 'cancelled')),
  failure_code text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'requires_action') = (settled_at is null)),
  check ((status = 'failed') = (failure_code is not null))
);
create index sandbox_payments_card on sandbox_payments (card_id);

-- A refund in the sandbox.
create table sandbox_refunds (
  id bigint generated always as identity primary key,
  payment_id text not null references sandbox_payments,
  key text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null
);
create index sandbox_refunds_payment on sandbox_refunds (payment_id);

-- A change in the sandbox that Hoko reads as gateway events.
create table sandbox_events (
  id bigint generated always as identity primary key,
  type text not null,
  payment_id text references sandbox_payments,
  card_id bigint references sandbox_cards,
  created_at timestamptz not null,
  check (num_nonnulls(payment_id, card_id) = 1)
);
create index sandbox_events_created_at on sandbox_events (created_at, id);

-- One row: the latest beat of any web node. Workers don't beat here, as nobody can bid without web nodes.
create table node_heartbeats (
  singleton boolean primary key default true check (singleton),
  beat_at timestamptz
);

-- A gap of 10 seconds or more between the beats of web nodes. In whole milliseconds, as the instants of
-- auctions are compared.
create table outages (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  to_at timestamptz not null,
  check (to_at > from_at)
);
create index outages_end on outages (to_at);

-- ===========================================================================================================
-- The ground
-- ===========================================================================================================

-- audit -----------------------------------------------------------------------------------------------------

-- An act of an admin or of the system, with who, when and why. Append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  -- Null for the system.
  actor_id bigint, -- references accounts
  action text not null,
  subject_kind text not null,
  subject_id bigint,
  reason text,
  -- Only what changed, never a secret.
  before jsonb,
  after jsonb,
  -- Null if no call did it.
  operation text,
  session_id bigint,
  -- Shortened (203.0.113.x), which is enough to tell places apart.
  address text,
  device text,
  at timestamptz not null default clock_timestamp()
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_at on audit_log (at);
create index audit_log_kind on audit_log (split_part(action, '.', 1), id desc);
-- For searching reasons and changes by three letters and more.
create index audit_log_words on audit_log
  using gin (lower(coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to.' using errcode = 'restrict_violation';
end $$;
create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
-- Also in a session that disables ordinary triggers.
alter table audit_log enable always trigger audit_log_is_append_only;

-- media -----------------------------------------------------------------------------------------------------

-- A picture that anyone may see. Unattached ones are removed after a day.
create table images (
  id bigint generated always as identity primary key,
  owner_id bigint not null, -- references accounts
  -- The admin who uploaded it for its owner.
  sent_by bigint, -- references accounts
  -- Unguessable stem of the stored files; a turned picture gets a new one.
  key text not null unique,
  -- Stem of the re-encoded original, which is served to nobody. Null where only the largest size exists.
  original_key text unique,
  name text not null,
  -- Describes it for people who can't see it; empty until somebody writes it.
  alt text not null default '' check (char_length(alt) <= 200),
  width integer not null,
  height integer not null,
  bytes integer not null,
  thumbhash text not null,
  -- Rotation and crop of the original; null for none.
  framing jsonb,
  has_avif boolean not null default false,
  -- So that one that can't be encoded isn't tried for ever.
  avif_tries smallint not null default 0,
  uploaded_at timestamptz not null default clock_timestamp(),
  -- Null while nothing uses it.
  attached_at timestamptz
);
create index images_owner on images (owner_id);
create index images_unattached on images (uploaded_at) where attached_at is null;
create index images_without_avif on images (id) where not has_avif;

-- A private file of an account.
create table files (
  -- From the sequence of images: DELETE /docs/{id} takes either by its number alone, so numbers are unique
  -- over both.
  id bigint primary key default nextval('images_id_seq'),
  owner_id bigint not null, -- references accounts
  -- Unguessable stem of the stored file.
  key text not null unique,
  folder text not null
    check (folder in ('documents', 'avatars', 'branding', 'advertisements', 'chat', 'records')),
  name text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null default clock_timestamp()
);
create index files_owner on files (owner_id);

-- places ----------------------------------------------------------------------------------------------------

-- One of the 16 regions.
create table regions (
  slug text primary key,
  name text not null,
  position integer not null
);

-- A city or district.
create table districts (
  slug text primary key,
  name text not null,
  region text not null references regions
);
create index districts_region on districts (region);

-- A town or suburb, with a point in its middle.
create table suburbs (
  slug text primary key,
  name text not null,
  district text not null references districts,
  latitude double precision not null,
  longitude double precision not null
);
create index suburbs_district on suburbs (district);

-- settings --------------------------------------------------------------------------------------------------

-- One row: the settings that admins have chosen. All others are as in settings.rules.ts.
create table settings (
  id integer primary key default 1 check (id = 1),
  chosen jsonb not null default '{}',
  version integer not null default 1,
  changed_by bigint, -- references accounts
  changed_at timestamptz
);

-- The chosen settings as of one publication; the newest is what `settings` holds. Append-only.
create table settings_versions (
  version integer primary key,
  chosen jsonb not null,
  -- Nobody, and at no time, for the first version.
  published_by bigint, -- references accounts
  published_at timestamptz,
  restored_version integer references settings_versions
);

create function refuse_settings_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'published settings are not changed';
end $$;
create trigger settings_versions_are_append_only before update or delete or truncate on settings_versions
  for each statement execute function refuse_settings_version_change();

-- Changes of the settings that one admin has typed and not published; checked only when they are.
create table settings_drafts (
  owner_id bigint primary key, -- references accounts
  -- Only what differs from the published settings.
  changes jsonb not null,
  -- The version that its owner has seen.
  base_version integer not null references settings_versions,
  -- Counts the saves, so that only what was reviewed is published.
  revision integer not null default 1,
  saved_at timestamptz not null
);
create index settings_drafts_base on settings_drafts (base_version);

-- static-pages ----------------------------------------------------------------------------------------------

-- A version of a static page; the highest number is shown. Append-only.
create table static_page_revisions (
  id bigint generated always as identity primary key,
  slug text not null check (slug in ('about-us', 'privacy-policy', 'terms-and-conditions')),
  number integer not null check (number > 0),
  title text not null,
  text text not null,
  restored_id bigint references static_page_revisions,
  -- The day from which a material change applies; members are notified of it. Null for all other versions.
  applies_from date,
  saved_at timestamptz not null default clock_timestamp(),
  -- Null for the text that Hoko starts with.
  saved_by bigint, -- references accounts
  unique (slug, number)
);

-- A member was notified of a material change.
create table page_notices (
  account_id bigint not null, -- references accounts
  revision_id bigint not null references static_page_revisions,
  told_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  primary key (account_id, revision_id)
);

-- ===========================================================================================================
-- People
-- ===========================================================================================================

-- auth ------------------------------------------------------------------------------------------------------

-- A person or business who can sign in. A deleted account stays, without personal data.
create table accounts (
  id bigint generated always as identity (start with 1001) primary key,
  type text not null check (type in ('user', 'admin')),
  status text not null check (status in ('pending', 'active', 'suspended', 'deleted')),
  -- The admin's role (shared/rules/staff); null for members.
  staff_role text,
  first_name text not null,
  last_name text not null,
  display_name text not null,
  email text not null,
  email_verified_at timestamptz,
  phone_number text not null,
  phone_verified_at timestamptz,
  -- The contact to prove before the first bid: the phone, or the email if no SMS could be sent at
  -- registration.
  proves_by text not null default 'phone' check (proves_by in ('phone', 'email')),
  proven_at timestamptz
    generated always as (coalesce(phone_verified_at,
      case when proves_by = 'email' then email_verified_at end)) stored,
  password_hash text not null,
  -- Since then, signing in takes two steps.
  two_factor_since timestamptz,
  -- Of the token that continues an unfinished registration.
  registration_token_hash bytea,
  accepted_terms_at timestamptz,
  country text not null default 'New Zealand',
  region text references regions,
  suburb text references suburbs,
  address text not null default '',
  avatar_image_id bigint references images on delete set null,
  -- Address of the picture's smallest size, so that showing a face needs no look-up.
  avatar text,
  about text not null default '',
  shows_phone boolean not null default false,
  shows_presence boolean not null default false,
  seller_kind text not null default 'private' check (seller_kind in ('private', 'in_trade')),
  trading_name text,
  nzbn text,
  gst_number text,
  -- Of a motor vehicle trader; shown on Consumer Information Notices.
  trader_number text,
  -- Of a real estate agency, under the Real Estate Agents Act 2008.
  agency_licence text,
  -- A dealer's own offer of finance. Rates are hundredths of a percent a year.
  finance_is_offered boolean not null default false,
  finance_rate_bp integer,
  finance_establishment_fee_cents bigint not null default 0,
  finance_monthly_fee_cents bigint not null default 0,
  -- Partial suspensions, read on the locked row, so that a call sees one it waited for. 'infinity' without an
  -- end.
  no_selling_until timestamptz,
  no_buying_until timestamptz,
  no_messaging_until timestamptz,
  member_since timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz,
  constraint accounts_finance check (
    (not finance_is_offered or finance_rate_bp is not null)
    and finance_rate_bp between 0 and 4999
    and finance_establishment_fee_cents >= 0
    and finance_monthly_fee_cents >= 0
  ),
  constraint accounts_staff_role
    check ((type = 'admin') = (staff_role is not null)
      and staff_role in ('full', 'moderation', 'support', 'finance', 'read_only'))
);
-- An unfinished registration reserves nothing: the first to prove the phone gets the email.
create unique index accounts_email on accounts (type, email) where status in ('active', 'suspended');
-- Signing in looks an email up whatever the status.
create index accounts_email_any on accounts (email);
create index accounts_phone on accounts (phone_number) where status in ('active', 'suspended');
create unique index accounts_registration on accounts (registration_token_hash)
  where registration_token_hash is not null;
create index accounts_avatar on accounts (avatar_image_id) where avatar_image_id is not null;
create index accounts_member_since on accounts (member_since desc, id desc);
create index accounts_phone_parts on accounts using gin (phone_number gin_trgm_ops);
alter table sent_messages add foreign key (account_id) references accounts on delete set null;
alter table sandbox_customers add foreign key (account_id) references accounts;
alter table audit_log add foreign key (actor_id) references accounts;
alter table images
  add foreign key (owner_id) references accounts,
  add foreign key (sent_by) references accounts;
alter table files add foreign key (owner_id) references accounts;
alter table settings add foreign key (changed_by) references accounts;
alter table settings_versions add foreign key (published_by) references accounts;
alter table settings_drafts add foreign key (owner_id) references accounts;
alter table static_page_revisions add foreign key (saved_by) references accounts;
alter table page_notices add foreign key (account_id) references accounts;

create function fill_staff_role() returns trigger language plpgsql as $$
begin
  if new.type = 'admin' and new.staff_role is null then new.staff_role := 'full'; end if;
  return new;
end $$;
-- An admin without a role is a full admin.
create trigger accounts_fill_staff_role before insert or update on accounts
  for each row when (new.type = 'admin' and new.staff_role is null) execute function fill_staff_role();

create function keep_account_text() returns trigger language plpgsql as $$
begin
  insert into account_texts as t (account_id, name, text)
  values (new.id, fold_text(new.display_name),
          fold_text(concat_ws(' ', new.first_name, new.last_name, new.display_name, new.trading_name, new.email)))
  on conflict (account_id) do update set name = excluded.name, text = excluded.text
    where t.text <> excluded.text or t.name <> excluded.name;
  return null;
end $$;
create trigger accounts_keep_text
  after insert or update of first_name, last_name, display_name, trading_name, email on accounts
  for each row execute function keep_account_text();

-- A member agreed to a version of the terms.
create table terms_acceptances (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  revision_id bigint not null references static_page_revisions,
  accepted_at timestamptz not null
);
create index terms_acceptances_account on terms_acceptances (account_id, id);

-- Folded texts of an account, for the back office's searches. Kept by triggers, whatever writes the account.
create table account_texts (
  account_id bigint primary key references accounts on delete cascade,
  -- As others see it.
  name text not null,
  -- All names and the email.
  text text not null
);
create index account_texts_parts on account_texts using gin (text gin_trgm_ops);
create index account_texts_name on account_texts (name, account_id);

-- A browser that an account was signed in with lately, by a hash of the random id in its cookie.
create table account_devices (
  id bigint generated always as identity unique,
  account_id bigint not null references accounts on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  primary key (account_id, device_hash)
);
create index account_devices_seen on account_devices (last_seen_at);
create index account_devices_device on account_devices (device_hash);

-- Accounts that used a browser of the seller within 30 days. PL/pgSQL, since every batch of bids calls it: a
-- connection plans it once.
create function accounts_on_devices_of(seller bigint) returns bigint[] language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(mine.account_id)
      from account_devices theirs
      join account_devices mine using (device_hash)
     where theirs.account_id = seller and mine.account_id <> seller
       and least(mine.last_seen_at, theirs.last_seen_at) > clock_timestamp() - interval '30 days'), '{}');
end $$;

-- A device that is or was signed in.
create table sessions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  token_hash bytea not null unique,
  device text not null default '',
  -- The address it was started from: its owner may sign in from there while strangers guess the password.
  address text not null default '',
  push_subscription text,
  -- A suspended owner may read why, appeal and download their data, nothing else.
  is_limited boolean not null default false,
  -- The admin who views the member's account. The view ends with the admin's own session.
  viewer_id bigint,
  viewer_session_id bigint,
  view_reason text,
  -- The operations that read private data in a view, each once.
  viewed text[],
  -- Changing credentials needs a recent one.
  password_given_at timestamptz default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);
-- A device belongs to the session that registered it last. Subscriptions exceed the size of a btree key.
create index sessions_push_subscription on sessions using hash (push_subscription)
  where push_subscription is not null;
create index sessions_viewer on sessions (viewer_id) where viewer_id is not null;

-- A solved puzzle, until it would have expired. Each opens one SMS.
create table used_proofs_of_work (
  signature text primary key,
  expires_at timestamptz not null
);
create index used_proofs_of_work_expiry on used_proofs_of_work (expires_at);

-- A wrong password, by a hash of account type and email, so that unknown emails count the same.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  identity_hash bytea not null,
  address text not null,
  at timestamptz not null default clock_timestamp()
);
create index sign_in_failures_identity on sign_in_failures (identity_hash, at);

-- A kind of browser in a part of the network that an account was signed in from.
create table known_devices (
  account_id bigint not null references accounts,
  device text not null,
  network text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, device, network)
);

-- A change that may mean a stolen account; the account's buyers are warned for a day.
create table account_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  what text not null check (what in ('payment_details', 'device', 'phone_number', 'email')),
  at timestamptz not null
);
create index account_changes_account on account_changes (account_id, at);

-- The authenticator app of an account. It is required from accounts.two_factor_since on.
create table two_factors (
  account_id bigint primary key references accounts on delete cascade,
  secret bytea not null,
  begun_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The latest 30-second step whose code was used, so that no code is used twice.
  last_step bigint not null default 0
);

-- A code that replaces the authenticator app once.
create table recovery_codes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  unique (account_id, code_hash)
);

-- A sign-in with the right password that waits for the second factor.
create table sign_in_challenges (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references accounts on delete cascade,
  push_subscription text,
  wrong_tries smallint not null default 0,
  begun_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  finished_at timestamptz
);
create index sign_in_challenges_account on sign_in_challenges (account_id);
create index sign_in_challenges_begun on sign_in_challenges (begun_at);

-- A request for a code that opens, closes or changes an account. Written alike whether or not the account
-- exists: a worker looks that up when it sends the code.
create table code_requests (
  id bigint generated always as identity primary key,
  purpose text not null
    check (purpose in ('reset_password', 'delete_account', 'change_email', 'change_phone')),
  token_hash bytea not null unique,
  account_type text not null check (account_type in ('user', 'admin')),
  -- Set from the start if whoever asked has proven whose account it is.
  account_id bigint references accounts on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  -- An email address, or a phone number in E.164.
  target text not null,
  -- Confirmed by email if no SMS can be sent to it.
  new_phone_number text,
  -- The channel of the newest code: a phone, if the email isn't proven.
  sent_by text check (sent_by in ('email', 'sms')),
  begun_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  check (new_phone_number is null or purpose = 'change_phone' and channel = 'email')
);
create index code_requests_account on code_requests (account_id) where account_id is not null;
create index code_requests_begun on code_requests (begun_at);

-- A code sent to an email address or a phone.
create table verification_codes (
  id bigint generated always as identity primary key,
  purpose text not null,
  target text not null,
  -- Of a phone number: codes to one country are limited.
  calling_code text,
  account_id bigint references accounts on delete cascade,
  request_id bigint references code_requests on delete cascade,
  -- Null until a worker has sent it, and always if there is no account to send it to.
  code_hash bytea,
  wrong_tries smallint not null default 0,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index verification_codes_target on verification_codes (target, sent_at desc);
create index verification_codes_account on verification_codes (account_id, purpose, sent_at desc);
create index verification_codes_request on verification_codes (request_id) where request_id is not null;
create index verification_codes_calling_code on verification_codes (calling_code, sent_at)
  where calling_code is not null;

-- A wrong code, by a hash of its subject, over all requests and addresses.
create table code_failures (
  id bigint generated always as identity primary key,
  identity_hash bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index code_failures_identity on code_failures (identity_hash, at);
create index code_failures_at on code_failures (at);

-- A permission to choose a new password once.
create table password_resets (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  token_hash bytea not null unique,
  -- The contact that the token's holder has proven, by a code or link sent there; null for a link printed for
  -- the operator.
  proves text check (proves in ('email', 'phone')),
  -- Null if the owner asked without being signed in.
  begun_by bigint references accounts,
  begun_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Another reset came first.
  replaced_at timestamptz
);
create index password_resets_account on password_resets (account_id);
create index password_resets_begun on password_resets (begun_at);

-- accounts --------------------------------------------------------------------------------------------------

-- The bank account that a seller's buyers pay into. Only buyers in open trades can read it.
create table payment_details (
  account_id bigint primary key references accounts,
  account_name text not null,
  bank_account text not null check (bank_account ~ '^\d{2}-\d{4}-\d{7}-\d{2,3}$'),
  note text not null default '',
  changed_at timestamptz not null
);
-- For accounts that are paid into the same bank account.
create index payment_details_bank_account on payment_details (bank_account);

-- An account was deleted, with who, when and why.
create table account_deletions (
  account_id bigint primary key references accounts,
  deleted_by bigint not null references accounts,
  reason text not null,
  at timestamptz not null
);

-- blocks ----------------------------------------------------------------------------------------------------

-- A seller wants no dealings with an account; deleting the row lifts it.
create table blocks (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  account_id bigint not null references accounts,
  -- The listing they met on. A bidder is known by the pseudonym there, a person who asked a question by name.
  listing_id bigint not null, -- references listings
  pseudonym text,
  at timestamptz not null,
  -- One for each way they met, so that blocking a bidder doesn't reveal somebody known by name.
  unique nulls not distinct (seller_id, account_id, listing_id, pseudonym),
  check (seller_id <> account_id)
);

-- buyer-requirements ----------------------------------------------------------------------------------------

-- A buyer's confirmation of a category's requirement, in the words they read. The category may be gone.
create table requirement_confirmations (
  id bigint generated always as identity unique,
  account_id bigint not null references accounts,
  category_id bigint not null,
  kind text not null check (kind in ('adult', 'licence')),
  words text not null,
  confirmed_at timestamptz not null,
  primary key (account_id, category_id, kind, words)
);

-- members ---------------------------------------------------------------------------------------------------

-- A suspension of a whole account, or of selling, buying or messaging.
create table account_suspensions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text not null default 'whole'
    constraint account_suspensions_kind check (kind in ('whole', 'selling', 'buying', 'messaging')),
  reason text not null,
  -- For admins only.
  note text,
  suspended_by bigint not null references accounts,
  at timestamptz not null,
  -- Null without an end.
  until timestamptz,
  lifted_at timestamptz,
  -- Nobody, if it ended at its time.
  lifted_by bigint references accounts,
  lifted_reason text,
  constraint account_suspensions_lifted check (lifted_by is null or lifted_at is not null)
);
create index account_suspensions_account on account_suspensions (account_id, id desc);
create unique index account_suspensions_open on account_suspensions (account_id, kind)
  where lifted_at is null;
create index account_suspensions_due on account_suspensions (until) where lifted_at is null;

-- A suspension's end was moved. Append-only.
create table suspension_changes (
  id bigint generated always as identity primary key,
  suspension_id bigint not null references account_suspensions,
  until_before timestamptz,
  until timestamptz,
  reason text not null,
  changed_by bigint not null references accounts,
  at timestamptz not null
);
create index suspension_changes_suspension on suspension_changes (suspension_id, id);

-- ===========================================================================================================
-- Plans and payments
-- ===========================================================================================================

-- payments --------------------------------------------------------------------------------------------------

-- A member's id at a gateway.
create table payment_customers (
  account_id bigint not null references accounts,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  customer_id text not null,
  created_at timestamptz not null,
  primary key (account_id, gateway),
  unique (gateway, customer_id)
);

-- A saved card, without its number.
create table cards (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  payment_method_id text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  expires_month integer not null check (expires_month between 1 and 12),
  expires_year integer not null,
  fingerprint text,
  is_default boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (gateway, payment_method_id),
  check (not (is_default and removed_at is not null))
);
create unique index cards_default on cards (account_id, gateway) where is_default;
create index cards_account on cards (account_id, id) where removed_at is null;
create index cards_fingerprint on cards (fingerprint) where fingerprint is not null;

-- Accounts with a card of the seller's: a sign that they are one person (trading-rules.md). Sandbox cards are
-- no sign, since everyone types the same few numbers.
create function accounts_with_cards_of(seller bigint) returns bigint[] language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(mine.account_id)
      from cards theirs join cards mine using (gateway, fingerprint)
     where theirs.account_id = seller and mine.account_id <> seller and gateway <> 'sandbox'
       and theirs.removed_at is null and mine.removed_at is null), '{}');
end $$;

-- An event that a gateway reported; each takes effect once.
create table gateway_events (
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  event_id text not null,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);
create index gateway_events_received_at on gateway_events (received_at);

-- plans -----------------------------------------------------------------------------------------------------

-- A plan that members may pay for. A limit that is null is none.
create table plans (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null default '',
  price_cents bigint not null check (price_cents > 0),
  interval text not null check (interval in ('month', 'year')),
  stripe_price_id text,
  status text not null default 'disabled' check (status in ('enabled', 'disabled')),
  position integer not null,
  max_general_listings integer check (max_general_listings >= 0),
  max_vehicle_listings integer check (max_vehicle_listings >= 0),
  max_property_listings integer check (max_property_listings >= 0),
  max_pictures integer not null check (max_pictures > 0),
  featured_listings integer not null default 0 check (featured_listings >= 0),
  dealership_feed boolean not null default false,
  max_agents integer not null default 0 check (max_agents >= 0),
  branding boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index plans_name on plans (lower(name));

-- subscriptions ---------------------------------------------------------------------------------------------

-- A member's plan, at the price and interval agreed on, whatever becomes of the plan's.
create table subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  plan_id bigint not null references plans,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  status text not null check (status in ('incomplete', 'active', 'past_due', 'cancelled')),
  price_cents bigint not null check (price_cents >= 0),
  interval text not null check (interval in ('month', 'year')),
  -- Periods are counted from here: a month from 31 January ends on 28 February, the next on 31 March.
  anchored_at timestamptz not null,
  period integer not null default 0,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  cancels_at_period_end boolean not null default false,
  next_plan_id bigint references plans,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  past_due_since timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (period_ends_at > period_starts_at),
  check ((status = 'cancelled') = (ended_at is not null)),
  check ((status = 'past_due') = (past_due_since is not null)),
  check (not (cancels_at_period_end and next_plan_id is not null))
);
create unique index subscriptions_current on subscriptions (account_id) where status <> 'cancelled';
create index subscriptions_due on subscriptions (coalesce(next_attempt_at, period_ends_at))
  where status in ('active', 'past_due');
create index subscriptions_plan on subscriptions (plan_id);

-- A step in the life of a subscription, with who and why.
create table subscription_changes (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references subscriptions,
  action text not null,
  actor_id bigint references accounts,
  reason text not null default '',
  from_plan_id bigint references plans,
  to_plan_id bigint references plans,
  at timestamptz not null
);
create index subscription_changes_subscription on subscription_changes (subscription_id, id);

-- A sum asked of a card. Written before the gateway is called; the id is its idempotency key.
create table payments (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  subscription_id bigint not null references subscriptions,
  purpose text not null check (purpose in ('start', 'upgrade', 'renewal')),
  plan_id bigint not null references plans,
  price_cents bigint not null check (price_cents >= 0),
  interval text not null check (interval in ('month', 'year')),
  period integer not null,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0,
  gateway text not null check (gateway in ('stripe', 'sandbox')),
  gateway_payment_id text,
  card_id bigint references cards,
  status text not null check (status in ('pending', 'requires_action', 'succeeded', 'failed', 'cancelled')),
  failure_code text,
  -- The cardholder is present and can confirm it.
  is_attended boolean not null default false,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (gateway, gateway_payment_id),
  check (refunded_cents between 0 and amount_cents),
  check ((status in ('succeeded', 'failed', 'cancelled')) = (settled_at is not null))
);
create unique index payments_open on payments (subscription_id)
  where status in ('pending', 'requires_action');
create index payments_account on payments (account_id, id);
create index payments_unsettled on payments (created_at) where status in ('pending', 'requires_action');

-- A part of a payment, as the invoice says it; a credit is negative.
create table payment_lines (
  payment_id bigint not null references payments,
  position integer not null,
  description text not null,
  amount_cents bigint not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (payment_id, position)
);

-- A refund. Written before the gateway is called; the id is its idempotency key.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  requested_by bigint not null references accounts,
  requested_key text not null,
  -- Such refunds don't count towards what an admin may refund alone.
  approved_by_second boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  gateway_refund_id text unique,
  failed_reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (requested_by, requested_key),
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'succeeded') = (gateway_refund_id is not null))
);
create index refunds_payment on refunds (payment_id);

-- invoices --------------------------------------------------------------------------------------------------

-- One row, locked from taking a number until its invoice is written: no number is lost or used twice.
create table invoice_numbers (
  one boolean primary key default true check (one),
  last_number bigint not null default 0
);

-- An invoice as issued. A correction has negative amounts and names the invoice it corrects.
create table invoices (
  id bigint generated always as identity primary key,
  number bigint not null unique,
  kind text not null check (kind in ('invoice', 'correction')),
  account_id bigint not null references accounts,
  payment_id bigint references payments,
  corrects_id bigint references invoices,
  refund_id text unique,
  reason text not null default '',
  supplier_name text not null,
  supplier_address text not null default '',
  supplier_gst_number text not null default '',
  recipient_name text not null,
  recipient_identifier text not null,
  total_cents bigint not null,
  gst_cents bigint not null,
  is_test boolean not null default false,
  issued_at timestamptz not null,
  check ((kind = 'correction') = (corrects_id is not null)),
  check ((kind = 'invoice') = (payment_id is not null)),
  check (case kind when 'invoice' then total_cents > 0 else total_cents < 0 end)
);
create unique index invoices_payment on invoices (payment_id) where payment_id is not null;
create index invoices_account on invoices (account_id, issued_at desc, id desc);
create index invoices_issued_at on invoices (issued_at desc, id desc);
create index invoices_corrects on invoices (corrects_id) where corrects_id is not null;

create function keep_invoice_text() returns trigger language plpgsql as $$
begin
  insert into invoice_texts as t (invoice_id, text)
  values (new.id, fold_text(concat_ws(' ', new.recipient_name, new.recipient_identifier)))
  on conflict (invoice_id) do update set text = excluded.text where t.text <> excluded.text;
  return null;
end $$;
create trigger invoices_keep_text after insert or update of recipient_name, recipient_identifier on invoices
  for each row execute function keep_invoice_text();

-- The folded text of an invoice: to whom, by name and email.
create table invoice_texts (
  invoice_id bigint primary key references invoices on delete cascade,
  text text not null
);
create index invoice_texts_parts on invoice_texts using gin (text gin_trgm_ops);

-- A line of an invoice.
create table invoice_lines (
  invoice_id bigint not null references invoices,
  position integer not null,
  description text not null,
  total_cents bigint not null,
  gst_cents bigint not null,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (invoice_id, position)
);

-- ===========================================================================================================
-- Businesses
-- ===========================================================================================================

-- A licensed person of a real estate agency, named by its listings.
create table agents (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  name text not null,
  image_id bigint references images,
  phone_number text not null,
  email text not null,
  licence_number text not null,
  status text not null default 'active' check (status in ('active', 'left')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index agents_licence on agents (seller_id, licence_number) where status = 'active';
create index agents_seller on agents (seller_id, id);
create index agents_image on agents (image_id) where image_id is not null;

-- An agent joined or left.
create table agent_status_changes (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents on delete cascade,
  status text not null check (status in ('active', 'left')),
  -- The agent who takes over the listings.
  moves_to bigint references agents on delete set null,
  changed_by bigint not null references accounts,
  at timestamptz not null
);
create index agent_status_changes_agent on agent_status_changes (agent_id, id);

-- A look at an agent's phone number and email.
create table agent_looks (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agents on delete cascade,
  viewer_id bigint not null references accounts,
  at timestamptz not null
);
create index agent_looks_viewer on agent_looks (viewer_id, at desc);

-- A business's logo, banner and colours. Kept while its plan doesn't allow them.
create table brandings (
  seller_id bigint primary key references accounts,
  logo_id bigint references images,
  banner_id bigint references images,
  color text check (color ~ '^#[0-9a-f]{6}$'),
  text_color text check (text_color ~ '^#[0-9a-f]{6}$'),
  strapline text not null,
  updated_at timestamptz not null,
  updated_by bigint not null references accounts,
  check ((color is null) = (text_color is null))
);
create index brandings_logo on brandings (logo_id) where logo_id is not null;
create index brandings_banner on brandings (banner_id) where banner_id is not null;

-- The page of a business.
create table storefronts (
  seller_id bigint primary key references accounts,
  -- [{weekday: 1 to 7 from Monday, opens: '09:00', closes: '17:30'}]
  hours jsonb not null,
  -- [{day: '2026-12-24', opens: null, closes: null, note: ''}]; closed without times.
  special_days jsonb not null,
  closed_on_public_holidays boolean not null,
  -- For customers; the account's own address is shown only to people it trades with.
  street_address text not null default '',
  updated_at timestamptz not null,
  updated_by bigint not null references accounts
);

-- An address of a storefront. A replaced one still leads to its seller and is never given to another.
create table storefront_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 40),
  seller_id bigint not null references accounts,
  claimed_at timestamptz not null,
  claimed_by bigint not null references accounts,
  replaced_at timestamptz
);
create unique index storefront_slugs_current on storefront_slugs (seller_id) where replaced_at is null;
create index storefront_slugs_seller on storefront_slugs (seller_id, claimed_at);

-- A person who may act for a business, with an account of their own.
create table team_members (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  email text not null,
  -- Null until the invitation is accepted.
  account_id bigint references accounts,
  rights text[] not null
    check (rights <@ array['listings', 'questions', 'offers', 'enquiries', 'statistics', 'settings']
      and rights <> '{}'),
  status text not null default 'invited' check (status in ('invited', 'active', 'ended')),
  -- Of the code in the invitation; whoever types it reads that mailbox.
  code_hash bytea,
  wrong_tries integer not null default 0,
  invited_at timestamptz not null,
  invited_by bigint not null references accounts,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by bigint references accounts,
  end_reason text check (end_reason in ('revoked', 'left', 'declined', 'account_deleted')),
  check ((status = 'invited') = (code_hash is not null)),
  check ((status = 'ended') = (ended_at is not null)),
  check (status <> 'active' or account_id is not null)
);
create unique index team_members_email on team_members (seller_id, email) where status <> 'ended';
create unique index team_members_account on team_members (seller_id, account_id) where status = 'active';
create index team_members_of on team_members (account_id) where status = 'active';
create index team_members_invited on team_members (email) where status = 'invited';

-- An act of a team member for the business.
create table team_acts (
  id bigint generated always as identity primary key,
  seller_id bigint not null references accounts,
  member_id bigint not null references team_members,
  actor_id bigint not null references accounts,
  act text not null,
  listing_id bigint,
  title text not null,
  at timestamptz not null
);
create index team_acts_seller on team_acts (seller_id, id desc);

-- ===========================================================================================================
-- The deal
-- ===========================================================================================================

-- deals -----------------------------------------------------------------------------------------------------

-- The row that a bid, a purchase, a withdrawal and the closing of a listing lock first. Narrow, and updated
-- in place.
create table deals (
  listing_id bigint primary key, -- references listings
  kind text not null check (kind in ('auction', 'fixed_price', 'enquire')),
  seller_id bigint not null,
  start_price_cents bigint not null,
  reserve_price_cents bigint,
  buy_now_price_cents bigint,
  price_cents bigint not null,
  leader_id bigint,
  leader_max_cents bigint,
  bid_count integer not null default 0,
  last_sequence integer not null default 0,
  quantity_left integer not null default 1,
  version integer not null default 1,
  -- Rules as they were when the sale began: a later change of the settings affects no live sale.
  extension_s integer not null default 120 check (extension_s > 0),
  reserve_floor_percent smallint not null default 50 check (reserve_floor_percent between 1 and 100),
  min_minutes integer not null default 10,
  max_minutes integer not null default 20160,
  outage_s integer not null default 60,
  outage_extension_s integer not null default 600,
  -- An outage before it has no effect on the closing.
  clock_started_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz,
  -- Set once, by whatever ended it.
  closed_at timestamptz
) with (fillfactor = 50);
create index deals_closing on deals (closes_at) where closed_at is null and closes_at is not null;
create index deals_closed_at on deals (closed_at) where closed_at is not null;
create index deals_closes_at on deals (closes_at, listing_id);

-- Whether an outage in the last minutes of an auction must still move its closing: to as many minutes after
-- the outage, where it no longer lies within them.
create function owes_outage(closes_at timestamptz, clock_started_at timestamptz, outage_s integer,
  extension_s integer)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select from outages o
     where o.to_at > clock_started_at
       and o.to_at > closes_at - extension_s * interval '1 second'
       and o.from_at < closes_at
       and o.to_at - o.from_at >= outage_s * interval '1 second');
end $$;

-- ledger ----------------------------------------------------------------------------------------------------

-- An event of an auction, hashed with the row before (docs/ledger-format.md). Append-only. No foreign keys:
-- they would be checked for every bid, and the deal, whose lock is held, refers to the listing.
create table ledger_rows (
  listing_id bigint not null,
  number integer not null check (number >= 0),
  kind text not null,
  -- The exact bytes that were hashed: canonical JSON.
  body text not null,
  hash bytea not null check (length(hash) = 32),
  primary key (listing_id, number)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The bid ledger is only ever added to.' using errcode = 'restrict_violation';
end $$;
create trigger ledger_rows_are_append_only before update or delete or truncate on ledger_rows
  for each statement execute function refuse_ledger_change();
-- Also in a session that disables ordinary triggers.
alter table ledger_rows enable always trigger ledger_rows_are_append_only;

-- An amount behind a commitment in the ledger, with its salt. One account's secret until the auction has
-- ended. Append-only.
create table ledger_secrets (
  listing_id bigint not null,
  number integer not null,
  account_id bigint not null,
  cents bigint not null,
  salt bytea not null check (length(salt) = 16),
  primary key (listing_id, number)
);
create trigger ledger_secrets_are_append_only before update or delete or truncate on ledger_secrets
  for each statement execute function refuse_ledger_change();
alter table ledger_secrets enable always trigger ledger_secrets_are_append_only;

-- The last row of a ledger at a time, as it was published. Append-only.
create table ledger_heads (
  listing_id bigint not null,
  number integer not null,
  hash bytea not null check (length(hash) = 32),
  at timestamptz not null,
  primary key (listing_id, number)
);
create trigger ledger_heads_are_append_only before update or delete or truncate on ledger_heads
  for each statement execute function refuse_ledger_change();
alter table ledger_heads enable always trigger ledger_heads_are_append_only;

-- ===========================================================================================================
-- Listings
-- ===========================================================================================================

-- catalogue -------------------------------------------------------------------------------------------------

-- A category of one type of listing, in a tree.
create table categories (
  id bigint generated always as identity (start with 101) primary key,
  type text not null check (type in ('general', 'vehicle', 'property')),
  parent_id bigint references categories,
  -- Ids from the root to this one.
  path bigint[] not null,
  name text not null,
  slug text not null unique,
  -- The picture an admin chose; `image` is its address, also of those that came with the demo.
  image_id bigint references images,
  image text,
  position integer not null,
  is_famous boolean not null default false,
  -- Requirements of buyers, in this category and all below it.
  is_adult boolean not null default false,
  licence_words text,
  status text not null default 'active' check (status in ('active', 'hidden'))
);
create index categories_parent on categories (parent_id, position);
create index categories_image on categories (image_id) where image_id is not null;
create index categories_path on categories using gin (path);

-- A frequently asked question.
create table faqs (
  id bigint generated always as identity primary key,
  question text not null,
  -- Text with a few marks (contract/rich-text.ts), never HTML.
  answer text not null,
  "group" text not null,
  position integer not null,
  status text not null default 'active' check (status in ('active', 'hidden')),
  updated_at timestamptz not null default clock_timestamp()
);

-- A field of listings in some categories and all below them.
create table filters (
  id bigint generated always as identity primary key,
  name text not null,
  -- Of its value in listings.attributes.
  key text not null unique,
  kind text not null check (kind in ('select', 'multi_select', 'number_range', 'boolean', 'text')),
  unit text,
  options jsonb not null default '[]',
  is_required boolean not null default false,
  is_facet boolean not null default true,
  position integer not null,
  status text not null default 'active' check (status in ('active', 'hidden'))
);

-- A category that a filter applies to.
create table filter_categories (
  filter_id bigint not null references filters on delete cascade,
  category_id bigint not null references categories on delete cascade,
  primary key (filter_id, category_id)
);
create index filter_categories_category on filter_categories (category_id);

-- Something for sale or to let.
create table listings (
  id bigint generated always as identity (start with 100001) primary key,
  type text not null check (type in ('general', 'vehicle', 'property')),
  seller_id bigint not null references accounts,
  -- The admin who last wrote it for its seller; null once the seller has continued.
  written_by bigint references accounts,
  category_id bigint references categories,
  -- Derived, for search and tables: written only beside the row that is its reason.
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'active', 'sold', 'unsold', 'withdrawn', 'suspended')),
  title text,
  description text not null default '',
  condition text check (condition in ('new', 'used')),
  attributes jsonb not null default '{}',
  sale_method text not null default 'auction' check (sale_method in ('auction', 'fixed_price', 'enquire')),
  -- The seller's kind when it went live; a later change of the account doesn't affect it. Null before.
  seller_kind text check (seller_kind in ('private', 'in_trade')),
  start_price_cents bigint check (start_price_cents > 0),
  reserve_price_cents bigint check (reserve_price_cents > 0),
  buy_now_price_cents bigint check (buy_now_price_cents > 0),
  accepts_offers boolean not null default false,
  -- Bounds for answering offers automatically; secret.
  auto_accept_cents bigint check (auto_accept_cents > 0),
  auto_decline_cents bigint check (auto_decline_cents > 0),
  quantity integer not null default 1 check (quantity > 0),
  duration_minutes integer,
  -- Automatic relistings that are left.
  auto_relist_left integer not null default 0 check (auto_relist_left between 0 and 6),
  pickup text not null default 'allowed' check (pickup in ('none', 'allowed', 'must')),
  shipping_options jsonb not null default '[]',
  payment_methods text[] not null default '{bank_transfer,cash}',
  suburb text references suburbs,
  -- The exact place, for the seller and people in a trade. Everyone else sees the suburb and a rounded point.
  address text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  starts_at timestamptz,
  closes_at timestamptz,
  -- A live private listing became one in trade; until somebody acts on it, its seller may go back.
  raised_to_trade_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  version integer not null default 1
);
create index listings_seller on listings (seller_id, status, id desc);
create index listings_category on listings (category_id) where status = 'active';
-- Whatever the status: a category in use can't be removed.
create index listings_any_category on listings (category_id);
create index listings_status on listings (status, id desc);
-- For sold prices.
create index listings_sold on listings (category_id) where status = 'sold';
-- For the jump list.
create index listings_title_parts on listings
  using gin (translate(lower(title), 'āēīōū', 'aeiou') gin_trgm_ops);
-- For the back office's table of all listings, without reading their texts.
create index listings_desk on listings (id)
  include (status, seller_id, category_id, type, sale_method, start_price_cents, buy_now_price_cents,
    closes_at, created_at, updated_at, starts_at, suburb);
alter table blocks add foreign key (listing_id) references listings;
alter table deals add foreign key (listing_id) references listings;

-- The requirements of the listing's category and all above it.
create function buyer_requirements_of(listing bigint)
returns table (category_id bigint, category_name text, kind text, words text) language sql stable as $$
  select c.id, c.name, gate.kind, gate.words
    from listings l
    join categories leaf on leaf.id = l.category_id
    join categories c on c.id = any (leaf.path)
   cross join lateral (values
     ('adult', case when c.is_adult then 'I am 18 or older.' end),
     ('licence', c.licence_words)) as gate (kind, words)
   where l.id = listing and gate.words is not null
   order by array_position(leaf.path, c.id), gate.kind
$$;

-- Those that the account hasn't confirmed, in these words.
create function open_requirements_of(listing bigint, account bigint)
returns table (category_id bigint, category_name text, kind text, words text) language sql stable as $$
  select r.category_id, r.category_name, r.kind, r.words from buyer_requirements_of(listing) r
   where not exists (select from requirement_confirmations c
     where c.account_id = account and c.category_id = r.category_id and c.kind = r.kind and c.words = r.words)
$$;

create function has_buyer_requirement(listing bigint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from categories c
     where (c.is_adult or c.licence_words is not null)
       and c.id = any ((select leaf.path from categories leaf
         where leaf.id = (select l.category_id from listings l where l.id = listing))::bigint[]));
end $$;

create function has_open_requirement(listing bigint, account bigint)
returns boolean language plpgsql stable as $$
begin
  return exists (select from open_requirements_of(listing, account));
end $$;

create function keep_listing_text() returns trigger language plpgsql as $$
begin
  insert into listing_texts as t (listing_id, title, text, digits)
  values (new.id, fold_text(new.title), fold_text(concat_ws(' ', new.title, new.description)),
          regexp_replace(new.description, '\D', '', 'g'))
  on conflict (listing_id) do update set title = excluded.title, text = excluded.text, digits = excluded.digits
    where t.text <> excluded.text or t.title <> excluded.title;
  return null;
end $$;
create trigger listings_keep_text after insert or update of title, description on listings
  for each row execute function keep_listing_text();

-- Folded texts of a listing, for the back office's searches. A table of its own, since folding takes ten
-- times as long as searching. Kept by triggers, whatever writes the listing.
create table listing_texts (
  listing_id bigint primary key references listings on delete cascade,
  title text not null,
  -- Title and description.
  text text not null,
  -- Of the description, for phone numbers.
  digits text not null
);
create index listing_texts_parts on listing_texts using gin (text gin_trgm_ops);
-- By title, down and up: listings without one come last either way.
create index listing_texts_title on listing_texts (title, listing_id);
create index listing_texts_title_up on listing_texts ((title = ''), title, listing_id);

-- A picture of a listing.
create table listing_images (
  listing_id bigint not null references listings on delete cascade,
  image_id bigint not null references images on delete cascade,
  position integer not null,
  primary key (listing_id, image_id)
);
create index listing_images_image on listing_images (image_id);

-- The details of a vehicle; null is unknown.
create table vehicle_details (
  listing_id bigint primary key references listings on delete cascade,
  subtype text check (subtype in ('car', 'motorbike', 'boat', 'caravan', 'truck', 'machinery', 'parts')),
  plate text,
  vin text,
  chassis_number text,
  make text,
  model text,
  model_detail text,
  year integer,
  odometer_km integer check (odometer_km >= 0),
  fuel_type text
    check (fuel_type in ('petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric', 'lpg', 'other')),
  transmission text check (transmission in ('automatic', 'manual', 'semi_automatic', 'cvt')),
  drive text check (drive in ('front', 'rear', 'all_wheel', 'four_wheel')),
  body_style text
    check (body_style in ('hatchback', 'sedan', 'station_wagon', 'suv', 'ute', 'van', 'coupe', 'convertible',
      'other')),
  engine_cc integer,
  power_kw integer,
  seats integer,
  doors integer,
  exterior_colour text,
  number_of_owners integer,
  import_history text check (import_history in ('nz_new', 'imported')),
  first_registered_year integer,
  wof_expires date,
  -- Handover if the WoF isn't current: with a new one, or as is where is.
  wof_at_sale text check (wof_at_sale in ('new', 'as_is')),
  rego_expires date,
  ruc_paid_to_km integer,
  on_road_costs_included boolean,
  has_security_interest boolean,
  stereo text,
  features text[] not null default '{}',
  safety_rating integer,
  fuel_economy real,
  length_m real,
  hull text check (hull in ('aluminium', 'fibreglass', 'inflatable', 'plastic', 'steel', 'wood', 'other')),
  stock_number text
);
-- For sold prices.
create index vehicle_details_model on vehicle_details (lower(make), lower(model));
-- For the jump list.
create index vehicle_details_plate on vehicle_details (plate) where plate is not null;
create index vehicle_details_vin on vehicle_details (vin) where vin is not null;
create index vehicle_details_chassis on vehicle_details (chassis_number) where chassis_number is not null;

-- The details of a property; null is unknown.
create table property_details (
  listing_id bigint primary key references listings on delete cascade,
  purpose text check (purpose in ('sale', 'rent', 'flatmate')),
  property_type text
    check (property_type in ('house', 'apartment', 'townhouse', 'unit', 'section', 'lifestyle', 'rural',
      'commercial')),
  price_method text
    check (price_method in ('asking_price', 'enquiries_over', 'negotiation', 'auction', 'tender',
      'deadline_sale', 'to_be_advised')),
  price_method_date timestamptz,
  price_cents bigint check (price_cents > 0),
  -- Never shown: a property without a price is found and sorted by it.
  search_price_cents bigint check (search_price_cents > 0),
  weekly_rent_cents bigint check (weekly_rent_cents > 0),
  bond_cents bigint check (bond_cents > 0),
  pet_bond_cents bigint check (pet_bond_cents > 0),
  bedrooms integer,
  bathrooms integer,
  ensuites integer,
  living_rooms integer,
  floor_area_m2 integer,
  land_area_m2 integer,
  rateable_value_cents bigint,
  parking integer,
  garaging integer,
  title_type text check (title_type in ('freehold', 'leasehold', 'cross_lease', 'unit_title')),
  year_built integer,
  open_homes jsonb not null default '[]',
  amenities text[] not null default '{}',
  has_smoke_alarms boolean,
  insulation text,
  healthy_homes text,
  available_from date,
  furnishings text check (furnishings in ('furnished', 'part_furnished', 'unfurnished')),
  pets text check (pets in ('allowed', 'by_agreement', 'not_allowed')),
  smokers text check (smokers in ('allowed', 'outside_only', 'not_allowed')),
  maximum_tenants integer,
  listing_reference text,
  shows_address boolean not null default false,
  -- Those of its pictures that are floor plans.
  floor_plan_ids bigint[] not null default '{}',
  -- PDFs of its seller, in order. Access is checked whenever one is opened.
  document_ids bigint[] not null default '{}',
  agent_ids bigint[] not null default '{}'
);
create index property_details_documents on property_details using gin (document_ids)
  where document_ids <> '{}';
create index property_details_agents on property_details using gin (agent_ids) where agent_ids <> '{}';

-- A seller or an admin withdrew a listing.
create table listing_withdrawals (
  listing_id bigint primary key references listings,
  withdrawn_by bigint not null references accounts,
  reason text not null,
  at timestamptz not null
);

-- A live listing is paused, for its own sake or with its seller's account; it goes on when neither row is
-- open.
create table listing_suspensions (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  cause text not null check (cause in ('account', 'admin')),
  reason text,
  suspended_by bigint references accounts,
  at timestamptz not null,
  lifted_at timestamptz,
  lifted_by bigint references accounts,
  lifted_reason text,
  check (cause = 'account' or reason is not null and suspended_by is not null)
);
create unique index listing_suspensions_open on listing_suspensions (listing_id, cause)
  where lifted_at is null;
create index listing_suspensions_listing on listing_suspensions (listing_id, id desc);

-- A status that a listing reached, with who, when and why. A draft that was never sent back has none.
create table listing_status_changes (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  status text not null
    check (status in ('draft', 'pending', 'active', 'sold', 'unsold', 'withdrawn', 'suspended')),
  moved_by text not null check (moved_by in ('seller', 'admin', 'system')),
  -- Null for the system.
  mover_id bigint references accounts,
  reason text,
  at timestamptz not null,
  constraint listing_status_changes_mover check ((moved_by = 'system') = (mover_id is null))
);
create index listing_status_changes_listing on listing_status_changes (listing_id, id desc);

-- All views of a listing up to yesterday.
create table listing_view_counts (
  listing_id bigint primary key references listings on delete cascade,
  views bigint not null
);

-- The views of a listing on a past day.
create table listing_view_days (
  listing_id bigint not null references listings on delete cascade,
  day date not null,
  views integer not null,
  primary key (listing_id, day)
);

-- The salt of a day's viewer hashes. Deleted after the day, so that they identify nobody.
create table listing_view_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

-- A viewer saw a listing on a day. One row each, so that no row is hot; a job counts those of past days.
create table listing_views (
  listing_id bigint not null references listings on delete cascade,
  viewer bytea not null,
  day date not null,
  primary key (listing_id, day, viewer)
);
create index listing_views_day on listing_views (day);

-- finance ---------------------------------------------------------------------------------------------------

-- A lender for vehicles, in the order shown. Rates are hundredths of a percent a year.
create table lenders (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  annual_rate_bp integer not null check (annual_rate_bp between 0 and 4999),
  establishment_fee_cents bigint not null check (establishment_fee_cents >= 0),
  monthly_fee_cents bigint not null check (monthly_fee_cents >= 0),
  min_deposit_percent integer not null check (min_deposit_percent between 0 and 90),
  terms_months bigint[] not null check (cardinality(terms_months) > 0),
  min_amount_cents bigint not null check (min_amount_cents > 0),
  max_amount_cents bigint not null,
  disclosure text not null,
  logo_image_id bigint references images,
  is_enabled boolean not null,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (max_amount_cents >= min_amount_cents)
);
create index lenders_logo on lenders (logo_image_id) where logo_image_id is not null;

-- One row: the version of the list of lenders, which is written as a whole.
create table lender_lists (
  singleton boolean primary key default true check (singleton),
  version integer not null default 1,
  changed_at timestamptz,
  changed_by bigint references accounts
);

-- An enquiry sent to a lender or dealer, with the words that were agreed to.
create table finance_enquiries (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  listing_id bigint not null references listings,
  recipient_kind text not null check (recipient_kind in ('lender', 'dealer')),
  lender_id bigint references lenders on delete set null,
  recipient_name text not null,
  recipient_email text not null,
  name text not null,
  email text not null,
  phone_number text not null,
  price_cents bigint not null check (price_cents > 0),
  deposit_cents bigint not null check (deposit_cents >= 0),
  term_months integer not null check (term_months > 0),
  frequency text not null check (frequency in ('weekly', 'fortnightly', 'monthly')),
  annual_rate_bp integer not null,
  repayment_cents bigint not null,
  total_cents bigint not null,
  sent_text text not null,
  consent_words text not null,
  consented_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index finance_enquiries_open on finance_enquiries (account_id, listing_id, recipient_name)
  where withdrawn_at is null;
create index finance_enquiries_account on finance_enquiries (account_id, id);
create index finance_enquiries_lender on finance_enquiries (lender_id);
create index finance_enquiries_listing on finance_enquiries (listing_id);

create function keep_enquiry_text() returns trigger language plpgsql as $$
begin
  insert into enquiry_texts as t (enquiry_id, text)
  values (new.id, fold_text(concat_ws(' ', new.name, new.recipient_name,
                                      case when new.withdrawn_at is null then new.email end)))
  on conflict (enquiry_id) do update set text = excluded.text where t.text <> excluded.text;
  return null;
end $$;
create trigger finance_enquiries_keep_text
  after insert or update of name, recipient_name, email, withdrawn_at on finance_enquiries
  for each row execute function keep_enquiry_text();

-- The folded text of an enquiry: whose and to whom; the email only until it is withdrawn.
create table enquiry_texts (
  enquiry_id bigint primary key references finance_enquiries on delete cascade,
  text text not null
);
create index enquiry_texts_parts on enquiry_texts using gin (text gin_trgm_ops);

-- meetings --------------------------------------------------------------------------------------------------

-- A step in agreeing on when and where a buyer views a listing or picks up what they bought.
create table meeting_moves (
  id bigint generated always as identity primary key,
  -- Of a viewing.
  conversation_id bigint, -- references conversations
  -- Of a pickup.
  trade_id bigint, -- references trades
  -- 1, 2, 3 … within the meeting.
  revision integer not null check (revision > 0),
  actor_id bigint not null references accounts,
  -- Who of the actor's team did it.
  by_member bigint references accounts,
  action text not null check (action in ('asked', 'offered', 'picked', 'cancelled')),
  -- With 'offered'. Emptied, with the note, when its author's account is deleted.
  place text not null default '',
  note text not null default '',
  -- With 'picked'.
  time_id bigint, -- references meeting_times
  at timestamptz not null,
  unique (conversation_id, revision),
  unique (trade_id, revision),
  check (num_nonnulls(conversation_id, trade_id) = 1),
  check (action <> 'cancelled' or conversation_id is not null),
  check ((action = 'picked') = (time_id is not null))
);
create index meeting_moves_actor on meeting_moves (actor_id);

-- A time at which the seller can be met, of one offer.
create table meeting_times (
  id bigint generated always as identity primary key,
  move_id bigint not null references meeting_moves,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  unique (move_id, starts_at, ends_at),
  check (ends_at > starts_at)
);
alter table meeting_moves add foreign key (time_id) references meeting_times;

-- questions -------------------------------------------------------------------------------------------------

-- A question on a listing.
create table questions (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  asker_id bigint not null references accounts,
  text text not null,
  asked_at timestamptz not null,
  -- Something in it was removed or restored: clients read it again.
  moderated_at timestamptz
);
create index questions_listing on questions (listing_id, id desc);
create index questions_asker on questions (asker_id, listing_id);

-- A version of the seller's answer; the highest revision is shown.
create table question_answers (
  question_id bigint not null references questions,
  revision integer not null check (revision > 0),
  answered_by bigint not null references accounts,
  text text not null,
  answered_at timestamptz not null,
  -- Null while it is shown.
  removed_at timestamptz,
  primary key (question_id, revision)
);

-- A question was withdrawn.
create table question_withdrawals (
  question_id bigint primary key references questions,
  withdrawn_by bigint not null references accounts,
  at timestamptz not null
);

-- vehicle-data ----------------------------------------------------------------------------------------------

-- A register's record of a plate: reused for a day, and kept after that.
create table vehicle_records (
  plate text not null,
  -- Its address, or the sample register.
  provider text not null,
  -- Null if it knows no such plate.
  record jsonb,
  fetched_at timestamptz not null,
  primary key (plate, provider)
);

-- An account looked up a plate.
create table vehicle_lookups (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  plate text not null,
  asked_at timestamptz not null default clock_timestamp()
);
create index vehicle_lookups_account on vehicle_lookups (account_id, asked_at);

-- The outcome of a driver licence check; nothing else of the licence is stored.
create table licence_checks (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  last_two_digits text check (last_two_digits ~ '^\d{2}$'),
  -- Null if no answer came.
  is_valid boolean,
  checked_at timestamptz not null default clock_timestamp(),
  -- The digits go at the owner's wish; that there was a check counts until the day is over.
  removed_at timestamptz,
  check ((last_two_digits is null) = (removed_at is not null))
);
create index licence_checks_account on licence_checks (account_id, checked_at);

-- ===========================================================================================================
-- After the sale
-- ===========================================================================================================

-- trades ----------------------------------------------------------------------------------------------------

-- An agreement to buy and sell. Its row is the lock for every later step.
create table trades (
  id bigint generated always as identity (start with 5001) primary key,
  listing_id bigint not null references listings,
  seller_id bigint not null references accounts,
  buyer_id bigint not null references accounts,
  how text not null check (how in ('won', 'buy_now', 'marked_sold', 'offer', 'second_chance')),
  price_cents bigint not null check (price_cents > 0),
  quantity integer not null default 1 check (quantity > 0),
  -- 'unconfirmed': the seller marked it as sold, and the buyer hasn't answered.
  status text not null default 'agreed'
    check (status in ('unconfirmed', 'agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled')),
  -- Whether the seller has said that the money came.
  payment_confirmed boolean not null default false,
  agreed_at timestamptz not null,
  check (seller_id <> buyer_id)
);
-- An auction is won once.
create unique index trades_one_winner on trades (listing_id) where how = 'won';
create index trades_listing on trades (listing_id);
create index trades_buyer on trades (buyer_id, id desc);
create index trades_seller on trades (seller_id, id desc);
create index trades_disputed on trades (listing_id) where status = 'disputed';
create index trades_unfinished on trades (agreed_at) where status in ('agreed', 'paid', 'sent');
create index trades_agreed_at on trades (agreed_at);
-- For index-only scans of a listing's sale prices.
create index trades_of_listing on trades (listing_id, id desc) include (price_cents)
  where status not in ('cancelled', 'unconfirmed');
-- For sales by day, and below by seller.
create index trades_sold_at on trades (agreed_at) include (listing_id, price_cents, quantity)
  where status not in ('cancelled', 'unconfirmed');
create index trades_sold_by on trades (seller_id) where status not in ('cancelled', 'unconfirmed');
alter table meeting_moves add foreign key (trade_id) references trades;

-- The named buyer confirmed or denied a sale that the seller marked.
create table trade_answers (
  trade_id bigint primary key references trades,
  answered_by bigint not null references accounts,
  answer text not null check (answer in ('confirmed', 'denied')),
  at timestamptz not null
);

-- A handover code was renewed. Codes aren't stored: they derive from a server secret, the trade and the
-- number of renewals.
create table handover_code_renewals (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  renewed_by bigint not null references accounts,
  at timestamptz not null
);
create index handover_code_renewals_trade on handover_code_renewals (trade_id);

-- A handover code was typed.
create table handover_tries (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  tried_by bigint not null references accounts,
  -- Renewals of the code before the try.
  renewals integer not null,
  is_right boolean not null,
  at timestamptz not null
);
create index handover_tries_trade on handover_tries (trade_id);
-- A trade is handed over once.
create unique index handover_tries_right on handover_tries (trade_id) where is_right;

-- A step of a trade. Append-only.
create table trade_moves (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  -- Null for the system.
  moved_by bigint references accounts,
  side text not null check (side in ('buyer', 'seller', 'system')),
  action text not null
    check (action in ('paid', 'payment_confirmed', 'sent', 'received', 'handed_over', 'undone', 'disputed',
      'dispute_withdrawn', 'dispute_resolved', 'default_stated', 'default_withdrawn', 'default_contested',
      'default_accepted', 'default_stood')),
  from_status text not null
    check (from_status in ('unconfirmed', 'agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled')),
  to_status text not null
    check (to_status in ('unconfirmed', 'agreed', 'paid', 'sent', 'completed', 'disputed', 'cancelled')),
  reason text not null default '',
  at timestamptz not null
);
create index trade_moves_trade on trade_moves (trade_id, id);

-- A side of a trade asks staff to decide; one is open at a time.
create table trade_disputes (
  id bigint generated always as identity (start with 9001) primary key,
  trade_id bigint not null references trades,
  opened_by bigint not null references accounts,
  -- Null where a default is contested.
  kind text check (kind in ('never_arrived', 'not_as_described', 'damaged', 'not_paid', 'other')),
  reason text not null,
  -- Restored if the dispute is withdrawn.
  from_status text not null check (from_status in ('agreed', 'paid', 'sent')),
  opened_at timestamptz not null,
  outcome text check (outcome in ('completed', 'cancelled', 'agreed', 'withdrawn')),
  outcome_word text,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null))
);
create unique index trade_disputes_open on trade_disputes (trade_id) where outcome is null;
create index trade_disputes_trade on trade_disputes (trade_id, id);

-- A message in a dispute. Append-only.
create table trade_dispute_messages (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references trade_disputes,
  written_by bigint not null references accounts,
  side text not null check (side in ('buyer', 'seller', 'system')),
  text text not null,
  at timestamptz not null
);
create index trade_dispute_messages_dispute on trade_dispute_messages (dispute_id, id);

-- The seller states that the buyer hasn't paid.
create table trade_defaults (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  reason text not null,
  stated_at timestamptz not null,
  -- It takes effect then, unless the buyer has contested it.
  stands_at timestamptz not null,
  outcome text check (outcome in ('contested', 'accepted', 'stood', 'withdrawn', 'paid')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create unique index trade_defaults_open on trade_defaults (trade_id) where outcome is null;
create index trade_defaults_due on trade_defaults (stands_at) where outcome is null;

-- A reminder of an unfinished trade, on its third or seventh day.
create table trade_reminders (
  trade_id bigint not null references trades,
  day integer not null check (day in (3, 7)),
  at timestamptz not null,
  primary key (trade_id, day)
);

-- A trade is on hold while its seller is suspended: the buyer is told not to pay.
create table trade_holds (
  id bigint generated always as identity primary key,
  trade_id bigint not null references trades,
  at timestamptz not null,
  lifted_at timestamptz
);
create unique index trade_holds_open on trade_holds (trade_id) where lifted_at is null;

-- reviews ---------------------------------------------------------------------------------------------------

-- A review by one side of a trade about the other. It stays when it is removed or its author leaves.
create table reviews (
  id bigint generated always as identity (start with 8001) primary key,
  trade_id bigint not null references trades,
  listing_id bigint not null references listings,
  author_id bigint not null references accounts,
  about_id bigint not null references accounts,
  -- The role of the reviewed in the trade.
  about_role text not null check (about_role in ('buyer', 'seller')),
  -- 0 to 5 stars, in halves.
  half_stars integer not null check (half_stars between 0 and 10),
  text text not null,
  written_at timestamptz not null,
  -- 14 days after it was written, or when the other side has written too.
  shown_at timestamptz not null,
  -- Both sides were notified that it is shown.
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

create function keep_review_text() returns trigger language plpgsql as $$
begin
  insert into review_texts as t (review_id, text) values (new.id, fold_text(concat_ws(' ', new.text, new.reply)))
  on conflict (review_id) do update set text = excluded.text where t.text <> excluded.text;
  return null;
end $$;
create trigger reviews_keep_text after insert or update of text, reply on reviews
  for each row execute function keep_review_text();

-- The folded text of a review and its reply.
create table review_texts (
  review_id bigint primary key references reviews on delete cascade,
  text text not null
);
create index review_texts_parts on review_texts using gin (text gin_trgm_ops);

-- A review as it was before a change. Append-only.
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

-- ===========================================================================================================
-- Trading
-- ===========================================================================================================

-- bidding ---------------------------------------------------------------------------------------------------

-- An auction or timed sale was closed, once, and by which node.
create table auction_closings (
  listing_id bigint primary key references listings,
  outcome text not null check (outcome in ('sold', 'unsold')),
  price_cents bigint,
  winner_id bigint references accounts,
  closed_by text not null,
  due_at timestamptz not null,
  at timestamptz not null
);

-- An accepted bid, in the order of the deal's lock. Append-only.
create table bids (
  listing_id bigint not null references listings,
  sequence integer not null,
  bidder_id bigint not null references accounts,
  max_cents bigint not null check (max_cents > 0),
  -- The auction right after this bid.
  price_cents bigint not null,
  leader_id bigint not null,
  closes_at timestamptz not null,
  extended boolean not null,
  placed_at timestamptz not null,
  primary key (listing_id, sequence)
);
create index bids_bidder on bids (bidder_id, listing_id, sequence desc);
create index bids_placed_at on bids (placed_at);

-- A bidder's pseudonym within one auction: a New Zealand bird or plant.
create table auction_bidders (
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  pseudonym text not null,
  primary key (listing_id, bidder_id),
  unique (listing_id, pseudonym)
);
create index auction_bidders_bidder on auction_bidders (bidder_id);

-- The seller lowered the reserve after the first bid, once. The listing keeps the original reserve.
create table reserve_reductions (
  listing_id bigint primary key references listings,
  lowered_by bigint not null references accounts,
  from_cents bigint not null,
  to_cents bigint not null,
  -- The last bid before it.
  after_sequence integer not null,
  at timestamptz not null,
  check (to_cents > 0 and to_cents < from_cents)
);

-- A bidder was voided in an auction: their bids fell and they are barred from it.
create table bidder_voids (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  -- Null for the system.
  voided_by bigint references accounts,
  reason text not null check (reason in ('asked', 'not_genuine', 'suspended')),
  note text not null default '',
  voided_bids integer not null check (voided_bids > 0),
  -- The last bid before it.
  after_sequence integer not null,
  price_before_cents bigint not null,
  price_cents bigint not null,
  leader_changed boolean not null,
  -- The leader since then, if any.
  leader_id bigint references accounts,
  at timestamptz not null,
  unique (listing_id, bidder_id),
  check ((voided_by is null) = (reason = 'suspended'))
);
create index bidder_voids_bidder on bidder_voids (bidder_id);

-- The bidder whom a void made the leader lowered their limit, once for each void.
create table max_bid_reductions (
  void_id bigint primary key references bidder_voids,
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  from_cents bigint not null,
  to_cents bigint not null,
  after_sequence integer not null,
  at timestamptz not null,
  check (to_cents < from_cents)
);
create index max_bid_reductions_listing on max_bid_reductions (listing_id);

-- The limit that a bidder is bound by in an auction; null without a valid bid.
create function own_maximum(auction bigint, bidder bigint) returns bigint language sql stable as $$
  select case
    when exists (select from bidder_voids v where v.listing_id = auction and v.bidder_id = bidder) then null
    else coalesce(
      (select r.to_cents from max_bid_reductions r
        where r.listing_id = auction and r.bidder_id = bidder
          and r.after_sequence >= (select max(b.sequence) from bids b where b.listing_id = auction and b.bidder_id = bidder)
        order by r.void_id desc limit 1),
      (select b.max_cents from bids b where b.listing_id = auction and b.bidder_id = bidder
        order by b.sequence desc limit 1))
    end
$$;

-- chat ------------------------------------------------------------------------------------------------------

-- A conversation of a listing's seller and one other member, of a member with support, or of a visitor with
-- support.
create table conversations (
  id bigint generated always as identity primary key,
  listing_id bigint references listings,
  seller_id bigint references accounts,
  buyer_id bigint references accounts,
  -- Of a conversation with support.
  member_id bigint unique references accounts,
  -- Null for a visitor.
  begun_by bigint references accounts,
  begun_at timestamptz not null,
  last_number integer not null default 0,
  last_at timestamptz not null,
  -- A message was removed or restored: clients read it again.
  moderated_at timestamptz,
  unique (listing_id, buyer_id),
  check (seller_id <> buyer_id),
  check (begun_by in (seller_id, buyer_id)),
  constraint conversations_kind check (
    case
      when begun_by is null then num_nonnulls(listing_id, seller_id, buyer_id, member_id) = 0
      else num_nonnulls(listing_id, seller_id, buyer_id) = case when member_id is null then 3 else 0 end
    end
  )
);
create index conversations_begun on conversations (begun_by, begun_at desc);
-- For a business's inbox, which its team reads.
create index conversations_seller on conversations (seller_id, last_at desc);
alter table meeting_moves add foreign key (conversation_id) references conversations;

-- A visitor who wrote to support without an account.
create table support_visitors (
  conversation_id bigint primary key references conversations,
  name text not null,
  email text not null,
  phone_number text
);
create index support_visitors_email on support_visitors (email);

-- A conversation as one of its two people has it.
create table conversation_members (
  conversation_id bigint not null references conversations,
  account_id bigint not null references accounts,
  status text not null default 'open' check (status in ('open', 'archived', 'blocked')),
  -- The last of the other's messages that was seen.
  read_number integer not null default 0,
  -- Deleted for this person up to here.
  hidden_number integer not null default 0,
  -- Notified up to here.
  told_number integer not null default 0,
  typing_at timestamptz,
  primary key (conversation_id, account_id)
);
create index conversation_members_account on conversation_members (account_id, conversation_id);

-- A person archived, blocked, deleted or reopened a conversation.
create table conversation_status_changes (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  account_id bigint not null references accounts,
  status text not null check (status in ('open', 'archived', 'blocked', 'deleted')),
  at timestamptz not null
);
create index conversation_status_changes_conversation on conversation_status_changes (conversation_id, id);

-- A message.
create table chat_messages (
  id bigint generated always as identity unique,
  conversation_id bigint not null references conversations,
  -- From 1 without gaps, the same for both people.
  number integer not null check (number > 0),
  -- Null for a visitor.
  sender_id bigint references accounts,
  -- The team member who wrote it; the sender stays the business.
  by_member bigint references accounts,
  -- The sender's own, so that a message sent twice is one.
  client_id uuid not null,
  text text not null,
  image_ids bigint[] not null default '{}',
  sent_at timestamptz not null,
  -- Null while it is shown.
  removed_at timestamptz,
  primary key (conversation_id, number),
  unique (conversation_id, sender_id, client_id),
  check (text <> '' or image_ids <> '{}')
);
create index chat_messages_sender on chat_messages (sender_id, conversation_id, number);
create index chat_messages_text on chat_messages
  using gin (translate(lower(text), 'āēīōū', 'aeiou') gin_trgm_ops);
create index chat_messages_images on chat_messages using gin (image_ids) where image_ids <> '{}';

-- The state of a conversation with support.
create table support_requests (
  conversation_id bigint primary key references conversations,
  status text not null default 'open' check (status in ('open', 'resolved')),
  assignee_id bigint references accounts,
  -- The member's first message that support hasn't answered.
  waiting_since timestamptz,
  -- Seen by support up to here.
  read_number integer not null default 0
);
create index support_requests_waiting on support_requests (waiting_since) where waiting_since is not null;
create index support_requests_assignee on support_requests (assignee_id) where assignee_id is not null;

-- A message from staff to members who hadn't asked for anything, however many it went to.
create table support_notices (
  id bigint generated always as identity primary key,
  -- As written: its placeholders are filled for each member.
  text text not null,
  sent_by bigint not null references accounts,
  sent_at timestamptz not null
);
create index support_notices_sender on support_notices (sent_by, sent_at);

-- A member who got a notice.
create table support_notice_members (
  notice_id bigint not null references support_notices,
  account_id bigint not null references accounts,
  primary key (notice_id, account_id)
);
create index support_notice_members_account on support_notice_members (account_id);

-- A support request was assigned, resolved or reopened.
create table support_request_changes (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references support_requests,
  account_id bigint not null references accounts,
  change text not null check (change in ('assigned', 'resolved', 'reopened')),
  assignee_id bigint references accounts,
  at timestamptz not null
);
create index support_request_changes_conversation on support_request_changes (conversation_id, id);

-- A reply that support keeps for common questions.
create table saved_replies (
  id bigint generated always as identity primary key,
  title text not null,
  text text not null,
  updated_by bigint not null references accounts,
  updated_at timestamptz not null
);
create unique index saved_replies_title on saved_replies (lower(title));

-- A look at a seller's phone number.
create table phone_looks (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  viewer_id bigint not null references accounts,
  at timestamptz not null
);
create index phone_looks_viewer on phone_looks (viewer_id, at desc);

-- A prospective tenant's household, in their own words.
create table tenant_facts (
  conversation_id bigint primary key references conversations,
  people integer not null check (people between 1 and 20),
  pets text not null,
  move_in date not null,
  at timestamptz not null
);

-- flags -----------------------------------------------------------------------------------------------------

-- A report of a listing by a member, or by the system about a linked account.
create table flags (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings on delete cascade,
  reporter_id bigint references accounts,
  -- The linked account; only if the system reports.
  about_id bigint references accounts,
  reason text not null
    check (reason in ('prohibited', 'counterfeit', 'scam', 'wrong_category', 'offensive', 'other',
      'shared_phone', 'shared_device', 'shared_card', 'same_team')),
  text text not null check (char_length(text) <= 1000),
  flagged_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'dismissed')),
  -- Shown to the reporter.
  outcome_word text,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check (num_nonnulls(outcome, outcome_word, decided_by, decided_at) in (0, 4)),
  constraint flags_by_system
    check ((reporter_id is null) = (about_id is not null)
      and (reporter_id is null) = (reason in ('shared_phone', 'shared_device', 'shared_card', 'same_team')))
);
-- One that is open for each member and listing.
create unique index flags_open on flags (listing_id, reporter_id) where outcome is null;
create index flags_listing on flags (listing_id, id desc);
create index flags_reporter on flags (reporter_id, id);
-- Once for each listing and linked account, however often they try and whatever was decided.
create unique index flags_of_the_house on flags (listing_id, about_id) where reporter_id is null;
create index flags_flagged_at on flags (flagged_at);

-- A member's report of a member, review, message, question or answer, which is stored as it was then.
create table member_flags (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('member', 'review', 'message', 'question', 'answer')),
  -- The reported member, or the author of what is reported.
  about_id bigint not null references accounts,
  review_id bigint references reviews,
  message_id bigint references chat_messages (id),
  question_id bigint references questions,
  said text not null,
  -- The messages around a reported message.
  context jsonb not null default '[]',
  reporter_id bigint not null references accounts,
  reason text not null
    check (reason in ('scam', 'harassment', 'contact_details', 'spam', 'fake_review', 'other')),
  text text not null check (char_length(text) <= 1000),
  flagged_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'dismissed')),
  -- Shown to the reporter.
  outcome_word text,
  decided_by bigint references accounts,
  decided_at timestamptz,
  check (num_nonnulls(outcome, outcome_word, decided_by, decided_at) in (0, 4)),
  check ((kind = 'review') = (review_id is not null)),
  check ((kind = 'message') = (message_id is not null)),
  check ((kind in ('question', 'answer')) = (question_id is not null)),
  check (reporter_id <> about_id)
);
-- One that is open for each reporter and subject.
create unique index member_flags_open_member on member_flags (about_id, reporter_id)
  where kind = 'member' and outcome is null;
create unique index member_flags_open_review on member_flags (review_id, reporter_id)
  where kind = 'review' and outcome is null;
create unique index member_flags_open_message on member_flags (message_id, reporter_id)
  where kind = 'message' and outcome is null;
create unique index member_flags_open_question on member_flags (question_id, kind, reporter_id)
  where kind in ('question', 'answer') and outcome is null;
create index member_flags_waiting on member_flags (id) where outcome is null;
create index member_flags_about on member_flags (about_id, id desc);
create index member_flags_reporter on member_flags (reporter_id, id);

-- A message, question or answer that an admin removed after a report, and may restore. Its text stays where
-- it was written.
create table removals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('message', 'question', 'answer')),
  author_id bigint not null references accounts,
  message_id bigint references chat_messages (id),
  question_id bigint references questions,
  flag_id bigint not null references member_flags,
  removed_by bigint not null references accounts,
  removed_at timestamptz not null,
  -- Shown to the author.
  reason text not null,
  put_back_by bigint references accounts,
  put_back_at timestamptz,
  put_back_reason text,
  check (num_nonnulls(put_back_by, put_back_at, put_back_reason) in (0, 3)),
  check ((kind = 'message') = (message_id is not null)),
  check ((kind <> 'message') = (question_id is not null))
);
create unique index removals_of_message on removals (message_id)
  where message_id is not null and put_back_at is null;
create unique index removals_of_question on removals (question_id)
  where kind = 'question' and put_back_at is null;
create index removals_message on removals (message_id, id) where message_id is not null;
create index removals_question on removals (question_id, kind, id) where question_id is not null;
create index removals_author on removals (author_id);

-- offers ----------------------------------------------------------------------------------------------------

-- A thread of offers between a buyer and a seller. An accepted one is final; a further offer is another
-- thread.
create table offers (
  id bigint generated always as identity (start with 7001) primary key,
  listing_id bigint not null references listings,
  seller_id bigint not null references accounts,
  buyer_id bigint not null references accounts,
  -- 'fixed_price': the seller proposed it after the auction didn't sell. 'second_chance': after the winner
  -- defaulted.
  kind text not null check (kind in ('offer', 'fixed_price', 'second_chance')),
  -- 'pending' waits for the seller, 'countered' for the buyer.
  status text not null
    check (status in ('pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- The latest price.
  amount_cents bigint not null check (amount_cents > 0),
  proposals integer not null default 1,
  expires_at timestamptz not null,
  trade_id bigint unique references trades,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (seller_id <> buyer_id),
  check ((status = 'accepted') = (trade_id is not null))
);
create index offers_buyer on offers (buyer_id, updated_at desc);
create index offers_seller on offers (seller_id, updated_at desc);
create index offers_expiring on offers (expires_at) where status in ('pending', 'countered');
create unique index offers_not_accepted on offers (listing_id, buyer_id) where status <> 'accepted';
create index offers_between on offers (listing_id, buyer_id, id desc);
create index offers_created_at on offers (created_at);

-- A step of an offer. Append-only.
create table offer_moves (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers,
  -- Null for the system.
  moved_by bigint references accounts,
  side text not null check (side in ('buyer', 'seller', 'system')),
  action text not null
    check (action in ('offered', 'countered', 'accepted', 'declined', 'withdrew', 'expired')),
  amount_cents bigint check (amount_cents > 0),
  message text not null default '',
  -- Why the system ended it.
  reason text check (reason in ('time', 'first_bid', 'sold', 'closed')),
  at timestamptz not null
);
create index offer_moves_offer on offer_moves (offer_id, id);

-- A seller sent a fixed-price offer, once for each auction that didn't sell.
create table fixed_price_offers (
  listing_id bigint primary key references listings,
  sent_by bigint not null references accounts,
  amount_cents bigint not null check (amount_cents > 0),
  message text not null,
  sent_count integer not null,
  at timestamptz not null
);

-- An offer to the next bidder, at that bidder's own limit, after the winner defaulted; once for each bidder.
create table second_chances (
  listing_id bigint not null references listings,
  bidder_id bigint not null references accounts,
  -- The trade that fell through.
  trade_id bigint not null references trades,
  offer_id bigint not null references offers,
  amount_cents bigint not null check (amount_cents > 0),
  sent_by bigint not null references accounts,
  at timestamptz not null,
  primary key (listing_id, bidder_id)
);

-- selling ---------------------------------------------------------------------------------------------------

-- A seller's listing is featured. It shows while the listing is live and the plan is active
-- (buildFeaturedSql).
create table listing_features (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  account_id bigint not null references accounts,
  started_at timestamptz not null,
  started_by bigint not null references accounts,
  ended_at timestamptz,
  ended_by bigint references accounts,
  end_reason text check (end_reason in ('by_seller', 'by_admin')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index listing_features_current on listing_features (listing_id) where ended_at is null;
create index listing_features_account on listing_features (account_id, id) where ended_at is null;

-- A seller's change of a live listing, with the values before. Append-only.
create table listing_edits (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  edited_by bigint not null references accounts,
  at timestamptz not null,
  -- Whether there was a bid by then.
  after_first_bid boolean not null,
  -- [{field, before, after}]
  changes jsonb not null
);
create index listing_edits_listing on listing_edits (listing_id, id);

-- A listing was listed again, once: the chain has no branches.
create table relistings (
  listing_id bigint primary key references listings on delete cascade,
  earlier_id bigint not null unique references listings,
  -- Null for the system, if the seller asked for it beforehand.
  relisted_by bigint references accounts,
  at timestamptz not null
);

-- A seller renewed a listing that runs until sold.
create table listing_renewals (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings,
  renewed_by bigint not null references accounts,
  at timestamptz not null,
  until timestamptz not null
);
create index listing_renewals_listing on listing_renewals (listing_id);

-- A seller was reminded of a listing's expiry.
create table expiry_reminders (
  listing_id bigint not null references listings,
  closes_at timestamptz not null,
  days integer not null,
  at timestamptz not null,
  primary key (listing_id, closes_at, days)
);

-- A seller marked a listing, or some of its pieces, as sold.
create table manual_sales (
  listing_id bigint not null references listings,
  marked_by bigint not null references accounts,
  at timestamptz not null,
  quantity integer not null check (quantity > 0),
  price_cents bigint check (price_cents > 0),
  trade_id bigint unique references trades
);
create index manual_sales_listing on manual_sales (listing_id);

-- stock-feed ------------------------------------------------------------------------------------------------

-- A dealer's stock feed, with what the dealer answers once for all vehicles.
create table stock_feeds (
  account_id bigint primary key references accounts,
  -- MotorCentral's number of the dealership; an admin enters it.
  mc_dealership_id text unique,
  suburb text references suburbs,
  on_road_costs_included boolean,
  has_security_interest boolean,
  wof_at_sale text check (wof_at_sale in ('new', 'as_is')),
  year_is_first_registered boolean not null default false,
  ending text not null default '',
  -- The pictures that came last, until they are used or expire.
  picture_keys text[] not null default '{}',
  pictures_at timestamptz,
  updated_at timestamptz not null
);

-- A word of a dealer's feed and what it means, such as Slvr for Silver.
create table stock_feed_rules (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  field text not null,
  -- In lower case.
  heard text not null,
  means text not null,
  created_at timestamptz not null,
  unique (account_id, field, heard)
);

-- A reading of a feed, and its application. One at a time.
create table stock_feed_runs (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  source text not null check (source in ('upload', 'fetch', 'schedule', 'chosen')),
  status text not null
    check (status in ('queued', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled')),
  -- The whole stock, so that missing vehicles are withdrawn; otherwise only additions and changes.
  is_whole boolean not null default true,
  file_name text not null default '',
  file_key text,
  -- Archives of pictures, until the run is applied.
  picture_keys text[] not null default '{}',
  -- Null for the nightly job.
  started_by bigint references accounts,
  guards text[] not null default '{}',
  confirmed_by bigint references accounts,
  confirmed_at timestamptz,
  is_cancelling boolean not null default false,
  failure text,
  total_count integer not null default 0,
  done_count integer not null default 0,
  -- Unchanged vehicles have no item.
  same_count integer not null default 0,
  picture_count integer not null default 0,
  attempts integer not null default 0,
  -- A worker that was killed loses it.
  claimed_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status in ('done', 'failed', 'cancelled')) = (finished_at is not null)),
  check ((status = 'failed') = (failure is not null))
);
create unique index stock_feed_runs_current on stock_feed_runs (account_id) where finished_at is null;
create index stock_feed_runs_account on stock_feed_runs (account_id, id desc);
create index stock_feed_runs_finished on stock_feed_runs (finished_at) where finished_at is not null;

-- A vehicle of a dealer's feed, by its stock number, so that no run lists it twice.
create table stock_records (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  stock_number text not null,
  title text not null default '',
  state text not null check (state in ('new', 'listed', 'changed', 'withdrawn', 'refused')),
  -- As the feed said it last.
  said jsonb not null,
  pictures jsonb not null default '[]',
  problems jsonb not null default '[]',
  -- The values that the feed last wrote to the listing; manual changes since then are kept.
  applied jsonb,
  -- The state found by an unapplied run: {said, pictures, title, problems, state}, or {is_gone} for a vehicle
  -- neither in the feed nor live.
  waiting jsonb,
  -- An unapplied run brought it, and it goes with the run.
  is_waiting boolean not null default false,
  -- It came in a file of additions, so the nightly feed, which may not know it, doesn't withdraw it.
  is_addition boolean not null default false,
  listing_id bigint references listings on delete set null,
  -- Since the feed withdrew the listing; null once it is back or its dealer ended it.
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, stock_number)
);
create index stock_records_listing on stock_records (listing_id) where listing_id is not null;

-- A difference that a run found, and its result.
create table stock_feed_items (
  id bigint generated always as identity primary key,
  run_id bigint not null references stock_feed_runs on delete cascade,
  record_id bigint references stock_records on delete set null,
  stock_number text not null,
  title text not null,
  outcome text not null check (outcome in ('new', 'changed', 'back', 'gone', 'same', 'refused')),
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  result text check (result in ('made', 'updated', 'withdrawn', 'refused', 'left')),
  message text not null default '',
  settled_at timestamptz,
  check ((result is null) = (settled_at is null))
);
create index stock_feed_items_run on stock_feed_items (run_id, id);
create index stock_feed_items_open on stock_feed_items (run_id, id) where result is null;
create index stock_feed_items_record on stock_feed_items (record_id);

-- The image made of a picture in the feed, by its checksum: the same picture is never stored twice.
create table stock_record_pictures (
  record_id bigint not null references stock_records on delete cascade,
  crc bigint not null,
  bytes bigint not null,
  -- Null if it couldn't be read.
  image_id bigint references images on delete cascade,
  primary key (record_id, crc, bytes)
);
create index stock_record_pictures_image on stock_record_pictures (image_id);
-- The same bytes on another vehicle of the dealer are one image.
create index stock_record_pictures_bytes on stock_record_pictures (crc, bytes);

-- ===========================================================================================================
-- Finding
-- ===========================================================================================================

-- saved-searches --------------------------------------------------------------------------------------------

-- A search that a member saved.
create table saved_searches (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null,
  -- As the member made it; below, as listings are matched against it.
  query jsonb not null,
  -- The same for the same search, so that it is saved once.
  search_key text not null,
  alerts text not null check (alerts in ('none', 'at_once', 'daily', 'weekly')),
  -- The tokens a listing must have; null if it needs none.
  wanted tsquery,
  -- [{"of": ["price_cents"], "min": 100, "max": 900}]
  bounds jsonb not null,
  latitude double precision,
  longitude double precision,
  radius_m integer,
  -- Parsed by earlier rules; a job parses it again.
  is_outdated boolean not null default false,
  saved_at timestamptz not null,
  looked_at timestamptz not null,
  removed_at timestamptz,
  check (num_nonnulls(latitude, longitude, radius_m) in (0, 3))
);
create unique index saved_searches_once on saved_searches (account_id, search_key) where removed_at is null;
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;

-- A token that every listing matching the search has: the rarest one wanted.
create table saved_search_keys (
  key text collate "C" not null,
  saved_search_id bigint not null references saved_searches on delete cascade,
  primary key (key, saved_search_id)
);
create index saved_search_keys_search on saved_search_keys (saved_search_id);

-- A listing that came to match a saved search.
create table saved_search_matches (
  saved_search_id bigint not null references saved_searches on delete cascade,
  listing_id bigint not null references listings on delete cascade,
  matched_at timestamptz not null,
  -- For the next digest.
  waits boolean not null,
  primary key (saved_search_id, listing_id)
);
create index saved_search_matches_listing on saved_search_matches (listing_id);
create index saved_search_matches_waiting on saved_search_matches (saved_search_id) where waits;

-- A digest was made, once for each time one is due.
create table saved_search_digests (
  account_id bigint not null references accounts,
  alerts text not null check (alerts in ('daily', 'weekly')),
  due_at timestamptz not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (account_id, alerts, due_at)
);

-- An alert email whose token stops those alerts without signing in.
create table alert_emails (
  token_hash bytea primary key,
  account_id bigint not null references accounts,
  alerts text not null check (alerts in ('at_once', 'daily', 'weekly')),
  saved_search_ids bigint[] not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index alert_emails_account on alert_emails (account_id);
create index alert_emails_sent on alert_emails (sent_at);

-- search ----------------------------------------------------------------------------------------------------

-- The tokens that are choices, without the words.
create function facet_tokens(tokens tsvector) returns text[] language sql immutable parallel safe strict
  return array(select token from unnest(tsvector_to_array(tokens)) as token where token ~ '^=[abcdkmnoprsvwx]:');

-- A live listing as searches find it. Reactions to facts keep it up to date.
create table search_rows (
  listing_id bigint primary key references listings on delete cascade,
  price_cents bigint not null,
  -- Listings without a price sort after all others, and are within no maximum.
  price_or_last_cents bigint not null
    generated always as (case when price_cents = 0 then '100000000000000' else price_cents end) stored,
  bid_count integer not null,
  watchers integer not null,
  published_at timestamptz not null,
  -- Far in the future for what runs until sold, so that one index sorts all.
  closes_at timestamptz not null,
  -- For counting only the words of new listings.
  first_found_at timestamptz(3) not null default clock_timestamp(),
  -- Rounded: never the exact place.
  latitude double precision not null,
  longitude double precision not null,
  year integer,
  odometer_km integer,
  floor_area_m2 integer,
  land_area_m2 integer,
  -- The words, and every filter that is a choice.
  tokens tsvector not null,
  -- Those of the tokens that facets count.
  facets text[] not null generated always as (facet_tokens(tokens)) stored,
  -- Answers to numeric filters, by their keys.
  numbers jsonb not null default '{}'
-- Ranking reads the tokens several times for each row, so they stay in the row while they fit in a page.
) with (toast_tuple_target = 4080);
-- Every search reads these statistics while it is planned, so they stay small.
alter table search_rows alter column tokens set statistics 100;
create index search_rows_newest on search_rows (published_at desc, listing_id desc);
create index search_rows_closing on search_rows (closes_at, listing_id);
create index search_rows_price on search_rows (price_cents, listing_id);
create index search_rows_bids on search_rows (bid_count desc, listing_id desc);
create index search_rows_watchers on search_rows (watchers desc, listing_id desc);
create index search_rows_year on search_rows (year) where year is not null;
create index search_rows_odometer on search_rows (odometer_km) where odometer_km is not null;
create index search_rows_floor_area on search_rows (floor_area_m2) where floor_area_m2 is not null;
create index search_rows_land_area on search_rows (land_area_m2) where land_area_m2 is not null;
create index search_rows_first_found on search_rows (first_found_at);
create index search_rows_tokens on search_rows using gin (tokens);
create index search_rows_point on search_rows (latitude, longitude, listing_id);
create index search_rows_price_or_last on search_rows (price_or_last_cents, listing_id);
-- For counting many hits by a sample: one listing in 4, 16, 64 or 256.
create index search_rows_tokens_4 on search_rows using gin (tokens) where (hashint8(listing_id) & 3) = 0;
create index search_rows_tokens_16 on search_rows using gin (tokens) where (hashint8(listing_id) & 15) = 0;
create index search_rows_tokens_64 on search_rows using gin (tokens) where (hashint8(listing_id) & 63) = 0;
create index search_rows_tokens_256 on search_rows using gin (tokens) where (hashint8(listing_id) & 255) = 0;

-- A make, or a make and model, that is for sale. Counted by a job, so that typing never waits for it.
create table suggested_vehicles (
  make text not null,
  -- Empty for the make as a whole.
  model text not null,
  listing_count integer not null check (listing_count > 0),
  primary key (make, model)
);

-- A suburb in which something is for sale.
create table suggested_places (
  suburb text primary key references suburbs on delete cascade,
  listing_count integer not null check (listing_count > 0)
);

-- A public point of any listing, ever. There are few, as points are rounded: the nearest listings are at the
-- nearest points.
create table search_points (
  latitude double precision not null,
  longitude double precision not null,
  primary key (latitude, longitude)
);

-- A word of the market, for searches that are mistyped.
create table search_words (
  -- Folded; compared byte by byte, so that a prefix is a range.
  word text collate "C" primary key,
  -- As it is shown.
  written text not null,
  -- Live listings that have it, when last counted.
  documents integer not null,
  -- Of a category, make, model or place.
  is_name boolean not null,
  learnt_at timestamptz not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- One row: words are counted up to here, and all counted again at that time.
create table search_word_counts (
  one boolean primary key default true check (one),
  counted_until timestamptz not null,
  anew_due_at timestamptz not null
);

-- A rebuild of all search rows.
create table search_rebuilds (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default clock_timestamp(),
  -- The last listing whose row is rebuilt.
  after_id bigint not null default 0,
  row_count bigint not null default 0,
  finished_at timestamptz
);
-- One at a time.
create unique index search_rebuilds_going_on on search_rebuilds ((true)) where finished_at is null;

-- watching --------------------------------------------------------------------------------------------------

-- A listing that a member watches.
create table favourites (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  listing_id bigint not null references listings,
  note text not null default '',
  -- Hours before the closing; null for the member's usual ones.
  reminder_hours bigint[] check (reminder_hours <@ '{1,12,24}'),
  watched_at timestamptz not null default clock_timestamp(),
  unique (account_id, listing_id)
);
create index favourites_listing on favourites (listing_id);

create function keep_watch_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into watch_counts as c (listing_id, watchers) values (new.listing_id, 1)
    on conflict (listing_id) do update set watchers = c.watchers + 1;
  else
    -- With a listing that's deleted its count may be gone already.
    update watch_counts set watchers = watchers - 1 where listing_id = old.listing_id;
  end if;
  return null;
end $$;
create trigger favourites_keep_count after insert or delete on favourites
  for each row execute function keep_watch_count();

-- The number of watchers of a listing, kept by a trigger, so that nobody counts them under the deal's lock.
create table watch_counts (
  listing_id bigint primary key references listings on delete cascade,
  watchers integer not null check (watchers >= 0)
);

-- A listing was watched from then to then; by whom is forgotten.
create table watch_removals (
  listing_id bigint not null references listings on delete cascade,
  watched_at timestamptz not null,
  ended_at timestamptz not null default clock_timestamp()
);
create index watch_removals_listing on watch_removals (listing_id);

-- A watched listing as its watcher last saw it: differences are shown as new.
create table watch_snapshots (
  favourite_id bigint primary key references favourites on delete cascade,
  at timestamptz not null,
  status text not null,
  price_cents bigint not null,
  bid_count integer not null,
  reserve_state text not null check (reserve_state in ('none', 'not_met', 'met')),
  buy_now_price_cents bigint,
  closes_at timestamptz,
  -- The seller's latest edit by then.
  last_edit_id bigint
);

-- The latest reminder of each kind.
create table favourite_reminders (
  favourite_id bigint not null references favourites on delete cascade,
  hours smallint not null check (hours in (1, 12, 24)),
  -- The closing it was about.
  closes_at timestamptz not null,
  at timestamptz not null,
  -- False if it was chosen too late.
  was_sent boolean not null,
  primary key (favourite_id, hours)
);

-- A member's usual hours for reminders; without a row, the default.
create table usual_reminders (
  account_id bigint primary key references accounts,
  hours bigint[] not null check (hours <@ '{1,12,24}'),
  at timestamptz not null
);

-- ===========================================================================================================
-- The office
-- ===========================================================================================================

-- admin -----------------------------------------------------------------------------------------------------

-- A note of staff about a member. Append-only.
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
-- Also in a session that disables ordinary triggers.
alter table member_notes enable always trigger member_notes_are_append_only;

-- A note that is pinned above the others.
create table member_note_pins (
  note_id bigint primary key references member_notes,
  pinned_by bigint not null references accounts,
  at timestamptz not null default clock_timestamp()
);

-- advertisements --------------------------------------------------------------------------------------------

-- An advertisement between listings. Days are Auckland's, both inclusive; a limit that is null is none.
create table advertisements (
  id bigint generated always as identity primary key,
  name text not null,
  link text not null check (link like 'https://%'),
  alt text not null default '',
  image_id bigint not null references images,
  placement text not null check (placement in ('everywhere', 'results', 'home')),
  status text not null default 'disabled' check (status in ('enabled', 'disabled')),
  starts_on date,
  ends_on date,
  max_impressions integer check (max_impressions > 0),
  max_clicks integer check (max_clicks > 0),
  max_impressions_per_day integer check (max_impressions_per_day > 0),
  max_clicks_per_day integer check (max_clicks_per_day > 0),
  -- New advertisements are compared with others by the time they have had.
  enabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (starts_on is null or ends_on is null or starts_on <= ends_on),
  check ((status = 'enabled') = (enabled_at is not null))
);
create index advertisements_image on advertisements (image_id);

-- One row: after `period` listings there is room for `amount` advertisements.
create table advertisement_counters (
  singleton boolean primary key default true check (singleton),
  period integer not null check (period between 1 and 100),
  amount integer not null check (amount between 0 and 4)
);

-- An impression or click of the last hours, once for each viewer and page. A job adds them up and deletes
-- them.
create table advertisement_events (
  advertisement_id bigint not null references advertisements on delete cascade,
  kind text not null check (kind in ('impression', 'click')),
  viewer bytea not null,
  page_view bigint not null,
  placement text not null check (placement in ('results', 'home')),
  day date not null,
  at timestamptz not null,
  primary key (advertisement_id, kind, viewer, page_view)
);
create index advertisement_events_at on advertisement_events (at);

-- The impressions and clicks of an advertisement on a day.
create table advertisement_days (
  advertisement_id bigint not null references advertisements on delete cascade,
  day date not null,
  placement text not null check (placement in ('results', 'home')),
  impressions integer not null default 0 check (impressions >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (advertisement_id, day, placement)
);

-- invariants ------------------------------------------------------------------------------------------------

-- An invariant that a deal breaks. Open until a check no longer finds it.
create table anomalies (
  id bigint generated always as identity primary key,
  name text not null,
  listing_id bigint not null references listings on delete cascade,
  detail text not null,
  found_at timestamptz not null,
  gone_at timestamptz
);
create unique index anomalies_open on anomalies (name, listing_id) where gone_at is null;
create index anomalies_listing on anomalies (listing_id);

-- A discrepancy in payments or invoices. Open until a check no longer finds it.
create table money_anomalies (
  id bigint generated always as identity primary key,
  name text not null,
  detail text not null,
  found_at timestamptz not null,
  gone_at timestamptz
);
create unique index money_anomalies_open on money_anomalies (name, detail) where gone_at is null;

-- One row: how far the check has come, in the facts and through all deals.
create table invariant_passes (
  only_one boolean primary key default true check (only_one),
  event_id bigint not null default 0,
  listing_id bigint not null default 0
);

-- moderation ------------------------------------------------------------------------------------------------

-- A proposal of one admin that a second must approve.
create table second_person_acts (
  id bigint generated always as identity primary key,
  act text not null
    check (act in ('delete_member', 'refund_payment', 'change_role', 'suspend_admin', 'relax_rule',
      'relax_deletions')),
  -- An account or a payment.
  subject_id bigint not null,
  -- The member concerned.
  account_id bigint not null references accounts,
  -- Of a refund, or the new amount of a relaxed rule; null turns the rule off.
  amount_cents bigint,
  staff_role text,
  -- Shown to the member once it's done.
  reason text not null,
  proposed_by bigint not null references accounts,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  outcome text check (outcome in ('approved', 'refused', 'withdrawn', 'expired')),
  -- Nobody, if it expired.
  decided_by bigint references accounts,
  decided_at timestamptz,
  decided_word text,
  check ((outcome is null) = (decided_at is null)),
  check (outcome <> 'approved' or decided_by <> proposed_by),
  constraint second_person_acts_amount_check check (
    case act
      when 'refund_payment' then amount_cents is not null
      when 'relax_rule' then true
      else amount_cents is null
    end
  ),
  constraint second_person_acts_role_check check ((act = 'change_role') = (staff_role is not null))
);
create unique index second_person_acts_open on second_person_acts (act, subject_id) where outcome is null;
create index second_person_acts_account on second_person_acts (account_id);

-- A case that a moderator is working on. A case is a row of another table, by its kind and id.
create table moderation_claims (
  kind text not null
    check (kind in ('listing_report', 'link', 'member_report', 'pending', 'listing_appeal', 'account_appeal',
      'warning_appeal', 'dispute', 'review_dispute', 'second_person')),
  case_id bigint not null,
  account_id bigint not null references accounts,
  taken_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (kind, case_id)
);
create index moderation_claims_account on moderation_claims (account_id);

-- A moderator's note on a case, for admins only.
create table moderation_notes (
  id bigint generated always as identity primary key,
  kind text not null,
  case_id bigint not null,
  author_id bigint not null references accounts,
  text text not null,
  at timestamptz not null
);
create index moderation_notes_case on moderation_notes (kind, case_id, id);
create index moderation_notes_author on moderation_notes (author_id);

-- A template for decisions.
create table moderation_templates (
  id bigint generated always as identity primary key,
  rule text not null
    check (rule in ('prohibited', 'counterfeit', 'off_platform_payment', 'shill_bidding', 'wrong_category',
      'misleading', 'contact_details', 'harassment', 'spam', 'fake_review', 'other')),
  title text not null,
  -- Shown to the member decided about.
  reason text not null,
  -- Shown to the reporter.
  word text not null,
  -- Null for those that Hoko starts with.
  updated_by bigint references accounts,
  updated_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);
create unique index moderation_templates_title on moderation_templates (lower(title))
  where retired_at is null;
create index moderation_templates_updated_by on moderation_templates (updated_by)
  where updated_by is not null;

-- A decision on a case: its acts can be undone together.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  kind text not null,
  case_id bigint not null,
  outcome text not null,
  -- [{act, id}]: what was suspended, removed or given.
  acts jsonb not null default '[]',
  template_id bigint references moderation_templates,
  -- A decision that takes effect later, until it has.
  waiting jsonb,
  delay_id bigint references notice_delays,
  decided_by bigint not null references accounts,
  decided_at timestamptz not null,
  undone_by bigint references accounts,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create index moderation_decisions_case on moderation_decisions (kind, case_id, id);
create index moderation_decisions_decider on moderation_decisions (decided_by);
create index moderation_decisions_template on moderation_decisions (template_id)
  where template_id is not null;
create index moderation_decisions_undone on moderation_decisions (undone_by) where undone_by is not null;
create index moderation_decisions_delay on moderation_decisions (delay_id) where delay_id is not null;
create index moderation_decisions_waiting on moderation_decisions (kind, case_id) where waiting is not null;

-- A warning to a member.
create table warnings (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  rule text not null,
  -- Shown to the member.
  reason text not null,
  is_strike boolean not null,
  -- The case it was given in, if any.
  kind text,
  case_id bigint,
  listing_id bigint references listings on delete set null,
  warned_by bigint not null references accounts,
  warned_at timestamptz not null,
  -- Until then a strike counts.
  expires_at timestamptz not null,
  withdrawn_by bigint references accounts,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  check (num_nonnulls(withdrawn_by, withdrawn_at, withdrawn_reason) in (0, 3)),
  check ((kind is null) = (case_id is null))
);
create index warnings_account on warnings (account_id, id desc);
create index warnings_listing on warnings (listing_id) where listing_id is not null;
create index warnings_warned_by on warnings (warned_by);
create index warnings_withdrawn_by on warnings (withdrawn_by) where withdrawn_by is not null;

-- A message about a warning, by the member or by staff.
create table warning_appeals (
  id bigint generated always as identity primary key,
  warning_id bigint not null references warnings,
  author_id bigint not null references accounts,
  is_owners boolean not null,
  text text not null,
  at timestamptz not null
);
create index warning_appeals_warning on warning_appeals (warning_id, id);
create index warning_appeals_author on warning_appeals (author_id);

-- A message about a listing's suspension, by the seller or by staff.
create table appeal_messages (
  id bigint generated always as identity primary key,
  suspension_id bigint not null references listing_suspensions,
  listing_id bigint not null references listings,
  author_id bigint not null references accounts,
  is_sellers boolean not null,
  text text not null,
  at timestamptz not null
);
create index appeal_messages_suspension on appeal_messages (suspension_id, id);
create index appeal_messages_listing on appeal_messages (listing_id, id desc);
create index appeal_messages_author on appeal_messages (author_id);

-- A message about an account's suspension, by its owner or by staff. Append-only.
create table account_appeals (
  id bigint generated always as identity primary key,
  suspension_id bigint not null references account_suspensions,
  account_id bigint not null references accounts,
  author_id bigint not null references accounts,
  is_owners boolean not null,
  text text not null,
  at timestamptz not null
);
create index account_appeals_account on account_appeals (account_id, id);

-- notifications ---------------------------------------------------------------------------------------------

-- A notification under the bell.
create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  listing_id bigint references listings on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz
);
create index notifications_account on notifications (account_id, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_listing on notifications (listing_id) where listing_id is not null;
-- For the daily purge.
create index notifications_created_at on notifications (created_at);

-- An account's choice of channels for one kind of notification.
create table notification_choices (
  account_id bigint not null references accounts on delete cascade,
  kind text not null,
  in_app boolean not null,
  push boolean not null,
  email boolean not null,
  primary key (account_id, kind)
);

-- Hours in which an account wants no pushes and no emails that can wait, in New Zealand's time. Kept while
-- off.
create table quiet_hours (
  account_id bigint primary key references accounts on delete cascade,
  is_on boolean not null,
  from_time time not null,
  until_time time not null,
  check (from_time <> until_time)
);

-- A notification in quiet hours, sent when they end unless it was read or deleted before.
create table held_notices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  notification_id bigint references notifications on delete cascade,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  email_text text not null,
  one_click_url text,
  held_at timestamptz not null default clock_timestamp()
);
create index held_notices_account on held_notices (account_id, id);
create index held_notices_notification on held_notices (notification_id) where notification_id is not null;

-- partners --------------------------------------------------------------------------------------------------

-- A bearer token with which a program acts for its owner. A revoked one is kept.
create table api_keys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  name text not null,
  token_hash bytea not null unique,
  hint text not null,
  scopes text[] not null
    check (scopes <@ array['listings:read', 'listings:write', 'trades:read', 'webhooks']
      and cardinality(scopes) > 0),
  created_at timestamptz not null default clock_timestamp(),
  created_from text not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_account on api_keys (account_id, id desc);

-- An address of a member's own that events are posted to.
create table webhooks (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Signs the requests, so a hash isn't enough.
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  -- The first failure since the last success.
  failing_since timestamptz,
  disabled_at timestamptz,
  -- After a slow or failed try, so that it doesn't hold up other webhooks.
  is_slow boolean not null default false,
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhooks_account on webhooks (account_id, id);

-- An event for one webhook, with its tries.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  -- Receivers recognise repeats by it.
  event_id text not null,
  type text not null,
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  answer_code integer,
  error text check (error in ('not_public', 'timeout', 'unreachable', 'webhook_off')),
  duration_ms integer,
  created_at timestamptz not null default clock_timestamp(),
  -- A replay starts again.
  waits_since timestamptz not null default clock_timestamp(),
  tried_at timestamptz,
  -- During a try, the time from which another worker may take over.
  next_try_at timestamptz,
  unique (webhook_id, event_id),
  check ((status = 'waiting') = (next_try_at is not null))
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_try_at) where status = 'waiting';
create index webhook_deliveries_old on webhook_deliveries (created_at);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, id) where status = 'waiting';

-- table-views -----------------------------------------------------------------------------------------------

-- A saved view of a back-office table. Only its owner changes it; all admins see a shared one.
create table table_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references accounts,
  table_name text not null,
  name text not null,
  -- Filters and sorting, as in the page's address.
  query text not null,
  -- Null for the usual ones.
  columns text[],
  is_shared boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  -- Kept for a day, so that deleting can be undone.
  deleted_at timestamptz
);
create index table_views_table on table_views (table_name, id) where deleted_at is null;
create index table_views_owner on table_views (owner_id, table_name);

-- An admin's columns, rows and default view of a table.
create table table_choices (
  account_id bigint not null references accounts,
  table_name text not null,
  columns text[],
  rows_per_page integer,
  default_view_id bigint references table_views on delete set null,
  primary key (account_id, table_name)
);
create index table_choices_view on table_choices (default_view_id) where default_view_id is not null;

-- ===========================================================================================================
-- Rows that Hoko needs from the start
-- ===========================================================================================================

insert into settings default values;
insert into settings_versions (version, chosen) values (1, '{}');
insert into node_heartbeats default values;
insert into invoice_numbers default values;
insert into lender_lists default values;
insert into search_word_counts (counted_until, anew_due_at) values (clock_timestamp(), clock_timestamp());
insert into invariant_passes default values;
insert into advertisement_counters (period, amount) values (8, 1);
