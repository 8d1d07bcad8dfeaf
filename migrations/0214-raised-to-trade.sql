-- When a listing that went live privately was raised to trade; until somebody acts on it, its seller may go back.
alter table listings add column raised_to_trade_at timestamptz;
