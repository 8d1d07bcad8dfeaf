-- What an account must prove before it bids: its phone, or its email where no SMS could be sent when it was made.
alter table accounts
  add column proves_by text not null default 'phone' check (proves_by in ('phone', 'email')),
  add column proven_at timestamptz generated always as (
    coalesce(phone_verified_at, case when proves_by = 'email' then email_verified_at end)) stored;

-- No code ever went to the numbers of accounts that admins made: their owners proved the email by its link.
update accounts set phone_verified_at = null, proves_by = 'email'
 where phone_verified_at = member_since
   and id in (select subject_id from audit_log where subject_kind = 'account' and action = 'account.created');

-- The number that a code by email confirms, where none can be sent to the number itself.
alter table code_requests add column new_phone_number text
  check (new_phone_number is null or (purpose = 'change_phone' and channel = 'email'));

-- What carried the newest code: who forgot a password and gave an email that is not proven gets it on their phone.
alter table code_requests add column sent_by text check (sent_by in ('email', 'sms'));

-- A count over everybody let one client shut the question for all.
drop table duplicate_email_checks;
