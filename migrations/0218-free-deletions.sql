-- Also for letting one admin delete members alone again, which is a setting of its own now.
alter table second_person_acts drop constraint second_person_acts_act_check;
alter table second_person_acts add constraint second_person_acts_act_check
  check (act in ('delete_member', 'refund_payment', 'change_role', 'suspend_admin', 'relax_rule',
    'relax_deletions')) not valid;
