// Written by `npm run texts` from texts.json, where the texts stand.

export const invitation_to = ({ email }: { email: string | number }): string => `Invitation to your team for ${email}`
export const team_member_name = ({ name, email }: { name: string | number; email: string | number }): string => `${name} (${email}) on your team`
export const this_is_your_own_email = (): string => `This is your own email. Invite someone else.`
export const they_are_on_your_team_already = (): string => `They’re on your team already.`
export const you_no_longer_act_for_this_business = (): string => `You no longer have access to this for the business.`
export const this_business_is_suspended = (): string => `This business is suspended, so you can’t change anything for it.`
export const its_team_cant_open_anything = (): string => `This business is suspended, so its team can’t open or change anything for it. Its owner can read why in an email from us.`
