-- Apart from the file that adds it: all rows are read, and not under a lock.
alter table trade_moves validate constraint trade_moves_action_check;
