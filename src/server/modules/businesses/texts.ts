// Written by `npm run texts` from texts.json, where the texts stand.

export const choose_a_member = (): string => `Choose a member.`
export const this_member_isnt_in_trade = (): string => `This member sells privately, so they have no business page.`
export const that_picture_is_no_longer_there = (): string => `That picture is no longer there. Upload it again.`
export const sample_business = (): string => `Kōwhai Realty`
