-- What else a business lets its team do: offers, enquiries, statistics and settings.
alter table team_members drop constraint team_members_rights_check;
alter table team_members add constraint team_members_rights_check check (
  rights <@ array['listings', 'questions', 'offers', 'enquiries', 'statistics', 'settings'] and rights <> '{}'
) not valid;
