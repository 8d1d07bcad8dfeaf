-- Both sides of a search among the folded texts go through it: marks, capitals and apostrophes of every kind go, and
-- letters that Unicode doesn't decompose become plain ones, whatever the cluster's locale takes for a letter.
create or replace function fold_text(said text) returns text language sql immutable parallel safe as $$
  select case
    when octet_length(said) = char_length(said) then translate(lower(said), '''`', '')
    else lower(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(coalesce(said, ''), nfd), '[\u0300-\u036f]', '', 'g'),
        U&'\00F8\00D8\0142\0141\0111\0110\00F0\00D0\0127\0126\0167\0166\014B\014A\0131\0138\017F\2010\2011\00A0\0027\0060\00B4\2018\2019\2032\02B9\02BB\02BC\02BE\02BF\A78C\FF07',
        'oollddddhhttnniks-- '),
      'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'))
  end $$;
