-- Appended to the description of a listing that uses the template.
alter table delivery_templates
  add column closing_text text not null default '' check (length(closing_text) <= 1000);
