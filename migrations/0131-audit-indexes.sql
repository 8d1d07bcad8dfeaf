create index concurrently if not exists audit_log_at on audit_log (at);
create index concurrently if not exists audit_log_kind on audit_log (split_part(action, '.', 1), id desc);
-- Three letters and more of what was said and changed.
create index concurrently if not exists audit_log_words on audit_log
  using gin (lower(coalesce(reason, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops);
create index concurrently if not exists sessions_viewer on sessions (viewer_id) where viewer_id is not null;
