-- A link that is printed for whoever runs Hoko shows neither an email nor a phone to be theirs.
alter table password_resets alter column proves drop not null;
