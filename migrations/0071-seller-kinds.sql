-- How the seller of a listing sold when it went live: what people relied on stays when the seller changes over later.
-- Null before it has been live.
alter table listings add column seller_kind text check (seller_kind in ('private', 'in_trade'));

update listings l set seller_kind = a.seller_kind
  from accounts a
 where a.id = l.seller_id and l.starts_at is not null;
