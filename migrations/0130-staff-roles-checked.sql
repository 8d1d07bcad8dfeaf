update accounts set staff_role = 'full' where type = 'admin' and staff_role is null;
alter table accounts validate constraint accounts_staff_role;
