-- What one admin proposed and a second must approve. Open while it has no outcome and hasn't expired.
create table second_person_acts (
  id bigint generated always as identity primary key,
  act text not null check (act in ('delete_member', 'refund_payment')),
  -- An account or a payment.
  subject_id bigint not null,
  -- Whom it's about.
  account_id bigint not null references accounts,
  amount_cents bigint,
  -- What the member reads once it's done.
  reason text not null,
  proposed_by bigint not null references accounts,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  outcome text check (outcome in ('approved', 'refused', 'withdrawn', 'expired')),
  -- By nobody when it expired.
  decided_by bigint references accounts,
  decided_at timestamptz,
  decided_word text,
  check ((outcome is null) = (decided_at is null)),
  check (outcome <> 'approved' or decided_by <> proposed_by),
  check ((act = 'refund_payment') = (amount_cents is not null))
);
create unique index second_person_acts_open on second_person_acts (act, subject_id) where outcome is null;
create index second_person_acts_account on second_person_acts (account_id);

alter table moderation_claims drop constraint moderation_claims_kind_check;
alter table moderation_claims add constraint moderation_claims_kind_check
  check (kind in ('listing_report', 'link', 'member_report', 'pending', 'listing_appeal', 'account_appeal',
    'warning_appeal', 'dispute', 'review_dispute', 'second_person')) not valid;
