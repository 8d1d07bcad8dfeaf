// Written by `npm run texts` from texts.json, where the texts stand.

export const edit_a_members_listing_hoko_back = (): string => `Edit a member’s listing · Hoko back office`
export const list_something_for_a_member_hoko_back = (): string => `List something for a member · Hoko back office`
export const list_a_property_for_a_member_hoko_back = (): string => `List a property for a member · Hoko back office`
export const list_a_vehicle_for_a_member_hoko_back = (): string => `List a vehicle for a member · Hoko back office`
