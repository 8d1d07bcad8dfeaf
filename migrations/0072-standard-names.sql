-- Tables and columns take the names that the code uses now (decision 58). Rows stay as they are but for one word.

alter table maximum_lowerings rename to max_bid_reductions;
alter index maximum_lowerings_listing rename to max_bid_reductions_listing;
alter table reserve_lowerings rename to reserve_reductions;
alter table listing_keepings rename to listing_renewals;
alter table listing_renewals rename column kept_by to renewed_by;
alter index listing_keepings_listing rename to listing_renewals_listing;
alter table sale_marks rename to manual_sales;
alter table favourite_looks rename to watch_snapshots;
alter table favourite_ends rename to watch_removals;
alter index favourite_ends_listing rename to watch_removals_listing;
alter table alert_letters rename to alert_emails;
alter index alert_letters_account rename to alert_emails_account;
alter index alert_letters_sent rename to alert_emails_sent;
alter table pulse rename to node_heartbeats;
alter table node_heartbeats rename column is_only to singleton;
alter table silences rename to outages;
alter index silences_end rename to outages_end;
alter table deals rename column clock_since to clock_started_at;
alter table deals rename column shortest_minutes to min_minutes;
alter table deals rename column longest_minutes to max_minutes;
alter table account_devices rename column mark_hash to device_hash;
alter index account_devices_mark rename to account_devices_device;
alter table sessions rename column firebase_token to push_subscription;
alter index sessions_firebase_token rename to sessions_push_subscription;
alter table sign_in_challenges rename column firebase_token to push_subscription;

create or replace function own_maximum(auction bigint, bidder bigint) returns bigint language sql stable as $$
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

create or replace function accounts_on_devices_of(seller bigint) returns bigint[] language plpgsql stable as $$
begin
  return coalesce((
    select array_agg(mine.account_id)
      from account_devices theirs
      join account_devices mine using (device_hash)
     where theirs.account_id = seller and mine.account_id <> seller
       and least(mine.last_seen_at, theirs.last_seen_at) > clock_timestamp() - interval '30 days'), '{}');
end $$;

drop function owes_outage(timestamptz, timestamptz, integer, integer);
create function owes_outage(closes_at timestamptz, clock_started_at timestamptz, outage_s integer, extension_s integer)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select from outages o
     where o.to_at > clock_started_at
       and o.to_at > closes_at - extension_s * interval '1 second'
       and o.from_at < closes_at
       and o.to_at - o.from_at >= outage_s * interval '1 second');
end $$;

alter table gate_confirmations rename to requirement_confirmations;
drop function has_open_gate(bigint, bigint);
drop function has_gate(bigint);
drop function open_gates_of(bigint, bigint);
alter function gates_of(bigint) rename to buyer_requirements_of;

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

create function has_open_requirement(listing bigint, account bigint) returns boolean language plpgsql stable as $$
begin
  return exists (select from open_requirements_of(listing, account));
end $$;

-- A search row has the instant at which its listing went live; listings.created_at is when somebody began to write.
alter table search_rows rename column created_at to published_at;

-- What Hoko does by itself is done by the system.
alter table listing_status_changes drop constraint listing_status_changes_moved_by_check;
alter table listing_status_changes drop constraint listing_status_changes_check;
update listing_status_changes set moved_by = 'system' where moved_by = 'house';
alter table listing_status_changes add constraint listing_status_changes_moved_by_check
  check (moved_by in ('seller', 'admin', 'system')) not valid;
alter table listing_status_changes add constraint listing_status_changes_mover
  check ((moved_by = 'system') = (mover_id is null)) not valid;
alter table listing_status_changes validate constraint listing_status_changes_moved_by_check;
alter table listing_status_changes validate constraint listing_status_changes_mover;

alter table offer_moves drop constraint offer_moves_side_check;
update offer_moves set side = 'system' where side = 'house';
alter table offer_moves add constraint offer_moves_side_check check (side in ('buyer', 'seller', 'system')) not valid;
alter table offer_moves validate constraint offer_moves_side_check;

alter table trade_moves drop constraint trade_moves_side_check;
update trade_moves set side = 'system' where side = 'house';
alter table trade_moves add constraint trade_moves_side_check check (side in ('buyer', 'seller', 'system')) not valid;
alter table trade_moves validate constraint trade_moves_side_check;

alter table trade_dispute_messages drop constraint trade_dispute_messages_side_check;
update trade_dispute_messages set side = 'system' where side = 'house';
alter table trade_dispute_messages add constraint trade_dispute_messages_side_check
  check (side in ('buyer', 'seller', 'system')) not valid;
alter table trade_dispute_messages validate constraint trade_dispute_messages_side_check;

-- Settings are kept by their names.
update settings set chosen = (
  select coalesce(jsonb_object_agg(
    case name
      when 'shortest_auction_minutes' then 'min_auction_minutes'
      when 'longest_auction_days' then 'max_auction_days'
      when 'most_auto_relists' then 'max_auto_relists'
      else name
    end, value), '{}')
    from jsonb_each(chosen) as one(name, value));
