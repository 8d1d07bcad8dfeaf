alter table flags validate constraint flags_reason_check;
alter table flags validate constraint flags_by_system;
