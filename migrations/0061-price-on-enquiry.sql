-- What asks no price has 0 and comes after all that do: last of the cheapest, and within no highest price.
alter table search_rows add column price_or_last_cents bigint not null
  generated always as (case when price_cents = 0 then 100000000000000 else price_cents end) stored;
create index search_rows_price_or_last on search_rows (price_or_last_cents, listing_id);

update saved_searches s set bounds = (
  select jsonb_agg(part.bound order by part.at, part.is_max)
    from (select b.bound - 'max' as bound, b.at, false as is_max
            from jsonb_array_elements(s.bounds) with ordinality b (bound, at)
           where b.bound -> 'of' = '["price_cents"]' and b.bound ? 'min'
          union all
          select jsonb_build_object('of', '["price_or_last_cents"]'::jsonb, 'max', b.bound -> 'max'), b.at, true
            from jsonb_array_elements(s.bounds) with ordinality b (bound, at)
           where b.bound -> 'of' = '["price_cents"]' and b.bound ? 'max'
          union all
          select b.bound, b.at, false
            from jsonb_array_elements(s.bounds) with ordinality b (bound, at)
           where b.bound -> 'of' <> '["price_cents"]') part)
 where s.bounds @> '[{"of": ["price_cents"]}]';
