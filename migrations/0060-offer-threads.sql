-- An accepted offer stays as it was agreed; a further one between the same two is a thread of its own.
alter table offers drop constraint offers_listing_id_buyer_id_key;
create unique index offers_not_accepted on offers (listing_id, buyer_id) where status <> 'accepted';
create index offers_between on offers (listing_id, buyer_id, id desc);
