// Written by `npm run texts` from texts.json, where the texts stand.

export const they_have_this_role_already = (): string => `They have this role already.`
export const choose_another_full_admin_first = (): string => `Someone has to stay a full admin. Make another one first.`
export const only_active_members_can_be_viewed = (): string => `Only active members’ accounts can be viewed.`
