-- Two choices that are often made together are one token more: category and region, condition and way of selling.
-- The lists of each alone are long, and keeping what is in both takes ten times as long as reading one of both.
-- Every row is written anew, which is quicker with the index made after it.
drop index search_rows_tokens;
update search_rows
   set tokens = tokens || array_to_tsvector(
     array(select '=q:' || substr(category, 4) || ':' || substr(region, 4)
             from unnest(tsvector_to_array(tokens)) category, unnest(tsvector_to_array(tokens)) region
            where category like '=c:%' and region like '=r:%')
     || array(select '=j:' || substr(condition, 4) || ':' || substr(method, 4)
                from unnest(tsvector_to_array(tokens)) condition, unnest(tsvector_to_array(tokens)) method
               where condition like '=n:%' and method like '=m:%'));
create index search_rows_tokens on search_rows using gin (tokens);

-- Where anything was ever found, a point for each: they are few, as what is public is rounded. The nearest listings are
-- those of the nearest points.
create table search_points (
  latitude double precision not null,
  longitude double precision not null,
  primary key (latitude, longitude)
);
insert into search_points select distinct latitude, longitude from search_rows;
create index search_rows_point on search_rows (latitude, longitude, listing_id);
