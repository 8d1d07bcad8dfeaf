-- An optional line below the title.
alter table listings add column subtitle text not null default '';

-- The back office's searches find a listing by its subtitle too.
create or replace function keep_listing_text() returns trigger language plpgsql as $$
begin
  insert into listing_texts as t (listing_id, title, text, digits)
  values (new.id, fold_text(new.title),
          fold_text(concat_ws(' ', new.title, nullif(new.subtitle, ''), new.description)),
          concat_ws(' ', nullif(regexp_replace(new.subtitle, '\D', '', 'g'), ''),
                    regexp_replace(new.description, '\D', '', 'g')))
  on conflict (listing_id) do update set title = excluded.title, text = excluded.text, digits = excluded.digits
    where t.text <> excluded.text or t.title <> excluded.title;
  return null;
end $$;
create or replace trigger listings_keep_text after insert or update of title, subtitle, description on listings
  for each row execute function keep_listing_text();
