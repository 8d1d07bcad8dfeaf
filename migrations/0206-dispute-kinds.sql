-- What is wrong, in a word. Null in disputes that were opened before it was asked for, and where a default is contested.
alter table trade_disputes add column kind text
  check (kind in ('never_arrived', 'not_as_described', 'damaged', 'not_paid', 'other'));
