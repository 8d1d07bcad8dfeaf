// Written by `npm run texts` from texts.json, where the texts stand.

export const api_and_webhooks = (): string => `API and webhooks`
export const api_keys = (): string => `API keys`
export const let_a_program_use_your_account = (): string => `Let a program list and manage your items for you. Give each program its own key, and keep keys secret.`
export const webhooks = (): string => `Webhooks`
export const send_what_happens_to_your_server = (): string => `Get a message to your server when something happens on your listings and trades.`
export const photo = (): string => `Photo`
export const choose_another_photo = (): string => `Choose another photo`
export const choose_a_photo = (): string => `Choose a photo`
export const remove_it = (): string => `Remove it`
export const uploading_photo = (): string => `Uploading photo`
export const sending = (): string => `Sending …`
export const resizing_photo = (): string => `Resizing photo…`
export const stop = (): string => `Stop`
export const save_your_profile_to_show_this_photo = (): string => `Save your profile to show this photo.`
export const jpeg_png_or_webp_up_to_25_mb_we_show = (): string => `JPEG, HEIC, PNG or WebP, up to 25 MB. We show it in a circle, so keep your face in the middle.`
export const choose_your_town_or_suburb_from_the = (): string => `Choose your town or suburb from the list.`
export const profile_saved = (): string => `Profile saved`
export const profile = (): string => `Profile`
export const everyone_can_see_your_photo_first_name = (): string => `Everyone can see your photo, first name, region and what you write about yourself, but not your address.`
export const first_name = (): string => `First name`
export const last_name = (): string => `Last name`
export const others_only_see_the_first_letter = (): string => `Others only see the first letter.`
export const street_address = (): string => `Street address`
export const only_you_and_our_support_team_see_it = (): string => `Only you and our support team see it. If you sell used vehicles in trade, it’s also on each one’s Consumer Information Notice, for everyone to see.`
export const about_you = (): string => `About you`
export const what_you_sell_how_you_pack_when_you = (): string => `What you sell, how you pack, when you reply. Leave out phone numbers and emails.`
export const save_profile = (): string => `Save profile`
export const undo_changes = (): string => `Undo changes`
export const settings = (): string => `Settings`
export const not_saved_yet = (): string => `, not saved yet`
export const profile_and_contact = (): string => `Profile and contact`
export const sign_in_and_security = (): string => `Sign-in and security`
export const selling = (): string => `Selling`
export const notifications = (): string => `Notifications`
export const blocked_people = (): string => `Blocked people`
export const your_data = (): string => `Your data`
export const your_settings_didnt_load = (): string => `Your settings didn’t load`
export const blocked = (): string => `Blocked`
export const people_who_cant_bid_on_buy_make_offers = (): string => `People who can’t bid on, buy, make offers on or ask about your listings.`
export const you_changed_and_did_not_save = ({ sections }: { sections: string | number }): string => `You changed ${sections} and did not save it. If you leave now, those changes are lost.`
export const loading_your_settings = (): string => `Loading your settings`
export const a_photo_may_be_at_most_25_mb_choose_a = (): string => `A photo may be at most 25 MB. Choose a smaller one.`
export const what_others_see = (): string => `What others see`
export const show_my_phone_number = (): string => `Show my phone number to buyers`
export const members_who_are_signed_in_can_look_it_up = (): string => `Members who message you about a live listing can press a button in iChat to see it. Without this, only people you trade with do.`
export const show_when_im_active = (): string => `Show when I’m active`
export const people_you_write_with_see_it = (): string => `People you’re chatting with in iChat see “Active recently” when you’ve been here in the last ten minutes.`
export const saved = (): string => `Saved`
export const invoices = (): string => `Invoices`
export const what_you_paid_hoko_for = (): string => `Your payments for plans on Hoko, and their invoices.`
export const cards = (): string => `Cards`
export const the_cards_you_pay_hoko_with = (): string => `The cards you pay Hoko with. We never see their numbers.`
export const your_finance_offer = (): string => `Your finance offer`
export const show_your_own_rate_on_your_vehicles = (): string => `Show your own rate on your vehicles, beside the lenders on Hoko. Enquiries come to your email.`
export const your_finance_enquiries = (): string => `Your finance enquiries`
export const what_youve_sent_to_lenders_and_dealers = (): string => `What you’ve sent to lenders and dealers. You can withdraw your consent at any time.`
export const your_business = (): string => `Your business`
export const warnings = (): string => `Warnings`
export const when_something_was_against_our_rules = (): string => `When something you did was against our rules, and how to appeal.`
