-- Also for changes of full admins, and for turning the rule off or raising its amount: null is off.
alter table second_person_acts drop constraint second_person_acts_act_check;
alter table second_person_acts add constraint second_person_acts_act_check
  check (act in ('delete_member', 'refund_payment', 'change_role', 'suspend_admin', 'relax_rule')) not valid;
alter table second_person_acts drop constraint second_person_acts_check2;
alter table second_person_acts add constraint second_person_acts_amount_check
  check (case act when 'refund_payment' then amount_cents is not null
    when 'relax_rule' then true else amount_cents is null end) not valid;
alter table second_person_acts add column staff_role text;
alter table second_person_acts add constraint second_person_acts_role_check
  check ((act = 'change_role') = (staff_role is not null)) not valid;

-- Those that a second admin approved don't count towards what an admin may refund alone.
alter table refunds add column approved_by_second boolean not null default false;
