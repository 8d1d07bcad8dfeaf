-- Somebody who joined the seller's team while they had a bid on it.
alter table flags drop constraint flags_reason_check;
alter table flags add constraint flags_reason_check
  check (reason in ('prohibited', 'counterfeit', 'scam', 'wrong_category', 'offensive', 'other', 'shared_phone',
    'shared_device', 'shared_card', 'same_team')) not valid;
alter table flags drop constraint flags_by_system;
alter table flags add constraint flags_by_system
  check ((reporter_id is null) = (about_id is not null)
     and (reporter_id is null) = (reason in ('shared_phone', 'shared_device', 'shared_card', 'same_team'))) not valid;
