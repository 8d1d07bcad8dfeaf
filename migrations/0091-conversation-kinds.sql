alter table conversations validate constraint conversations_kind;
