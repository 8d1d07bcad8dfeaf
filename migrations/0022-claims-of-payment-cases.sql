-- Cases of payments can be taken as the others.
alter table moderation_claims drop constraint moderation_claims_kind_check;
alter table moderation_claims add constraint moderation_claims_kind_check
  check (kind in ('listing_report', 'link', 'member_report', 'pending', 'listing_appeal', 'account_appeal',
    'warning_appeal', 'dispute', 'review_dispute', 'second_person', 'payment')) not valid;
alter table moderation_claims validate constraint moderation_claims_kind_check;
