-- One card in two accounts is a sign that they are one person (trading-rules.md, "Who may not bid or buy"). The
-- sandbox's cards say nothing: everybody who tries it types the same few numbers.
create function accounts_with_cards_of(seller bigint) returns bigint[] language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(mine.account_id)
      from cards theirs join cards mine using (gateway, fingerprint)
     where theirs.account_id = seller and mine.account_id <> seller and gateway <> 'sandbox'
       and theirs.removed_at is null and mine.removed_at is null), '{}');
end $$;

alter table flags drop constraint flags_reason_check;
alter table flags add constraint flags_reason_check
  check (reason in ('prohibited', 'counterfeit', 'scam', 'wrong_category', 'offensive', 'other', 'shared_phone',
    'shared_device', 'shared_card')) not valid;
alter table flags drop constraint flags_by_house;
alter table flags add constraint flags_by_system
  check ((reporter_id is null) = (about_id is not null)
     and (reporter_id is null) = (reason in ('shared_phone', 'shared_device', 'shared_card'))) not valid;
