// Written by `npm run texts` from texts.json, where the texts stand.

export const edit_their_business = (): string => `Edit business page`
export const done_editing = (): string => `Done editing`
export const add_a_listing_hoko_back_office = (): string => `Add a listing · Hoko back office`
export const see_drafts = (): string => `See drafts`
export const no_listing_with_this_number = (): string => `No listing with this number`
export const it_may_have_been_a_draft_the_seller = (): string => `It may have been a draft the seller deleted.`
export const choose_a_member_first = (): string => `Choose a member first`
export const every_listing_belongs_to_a_member = (): string => `Every listing belongs to a member.`
export const this_account_isnt_active = (): string => `This account isn’t active`
export const you_cant_list_or_change_anything_for = ({ display_name, status }: { display_name: string | number; status: 'active' | 'suspended' | 'pending' | 'deleted' | 'other' }): string => `You can’t list or change anything for ${display_name} while the account is ${{ 'active': `active`, 'suspended': `suspended`, 'pending': `pending`, 'deleted': `deleted`, 'other': `` }[status]}.`
export const the_member_didnt_load = (): string => `The member didn’t load`
export const choose_a_member = (): string => `Choose a member`
export const its_waiting_for_approval_approve_it_or = (): string => `It’s waiting for approval. Approve it, or send it back with what to fix.`
export const its_suspended_reinstate_it_first = (): string => `It’s suspended. Reinstate it first.`
export const you_cant_edit_it_now = (): string => `You can’t edit this listing now`
export const open_the_listing = (): string => `Open the listing`
export const you_cant_change_it_after_it_ends = (): string => `You can’t change it after it ends.`
export const dashboard_hoko_back_office = (): string => `Dashboard · Hoko back office`
export const dashboard = (): string => `Dashboard`
export const edit_settings_hoko_back_office = (): string => `Edit settings · Hoko back office`
export const edit_settings = (): string => `Edit settings`
export const settings = (): string => `Settings`
export const edit_an_faq_hoko_back_office = (): string => `Edit an FAQ · Hoko back office`
export const edit_an_faq = (): string => `Edit an FAQ`
export const add_an_faq_hoko_back_office = (): string => `Add an FAQ · Hoko back office`
export const add_an_faq = (): string => `Add an FAQ`
export const faqs_hoko_back_office = (): string => `FAQs · Hoko back office`
export const add_faq = (): string => `Add FAQ`
export const no_admin_has_changed_an_faq = (): string => `No admin has changed an FAQ.`
export const all_listings = (): string => `All listings`
export const listings_hoko_back_office = (): string => `Listings · Hoko back office`
export const a_review_hoko_back_office = (): string => `A review · Hoko back office`
export const review = (): string => `Review`
export const all_reviews = (): string => `All reviews`
export const reviews_hoko_back_office = (): string => `Reviews · Hoko back office`
export const settings_hoko_back_office = (): string => `Settings · Hoko back office`
export const a_user_hoko_back_office = (): string => `A user · Hoko back office`
export const my_account = (): string => `My account`
export const user = (): string => `User`
export const all_users = (): string => `All users`
export const edit_a_user_hoko_back_office = (): string => `Edit a user · Hoko back office`
export const edit_user = (): string => `Edit user`
export const back_to_the_user = (): string => `Back to the user`
export const add_a_user_hoko_back_office = (): string => `Add a user · Hoko back office`
export const add_a_user = (): string => `Add a user`
export const users_hoko_back_office = (): string => `Users · Hoko back office`
export const plans = (): string => `Plans`
export const add_plan = (): string => `Add plan`
export const plans_hoko_back_office = (): string => `Plans · Hoko back office`
export const no_admin_has_changed_a_plan = (): string => `No admin has changed a plan.`
export const add_a_plan = (): string => `Add a plan`
export const add_a_plan_hoko_back_office = (): string => `Add a plan · Hoko back office`
export const edit_a_plan = (): string => `Edit a plan`
export const edit_a_plan_hoko_back_office = (): string => `Edit a plan · Hoko back office`
export const you_changed_their_business = (): string => `You changed this member’s business and didn’t save.`
