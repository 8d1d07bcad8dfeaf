// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const back_office_hoko = (): string => `Back office | Hoko`
export const back_office = (): string => `Back office`
export const sign_in_with_your_admin_account = (): string => `Sign in with your admin account.`
export const here_to_buy_or_sell_sign_in_as_a = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Here to buy or sell? `, link([`Sign in as a member`])]
export const your_session_has_ended_sign_in_again = (): string => `Your session has ended. Sign in again.`
export const delete_your_account_hoko = (): string => `Delete your account | Hoko`
export const delete_your_hoko_account_what_happens = (): string => `Delete your Hoko account: what happens and what we keep.`
export const enter_the_code = (): string => `Enter the code`
export const well_ask_you_once_more = (): string => `We’ll ask you once more before deleting anything.`
export const delete_your_account = (): string => `Delete your account`
export const well_ask_for_your_password_and_a_code = (): string => `We’ll ask for your password and a code. Then:`
export const changed_your_mind_sign_in = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Changed your mind? `, link([`Sign in`])]
export const account_deleted = (): string => `Account deleted`
export const youre_signed_out_everywhere_and_your = (): string => `You’re signed out everywhere and your listings are withdrawn. We’ve emailed you to confirm. Haere rā.`
export const browse_hoko = (): string => `Browse Hoko`
export const forgot_your_password_hoko = (): string => `Forgot your password | Hoko`
export const choose_a_new_password_for_hoko_with_a = (): string => `Choose a new password for Hoko with a code to your email or phone.`
export const forgot_your_password = (): string => `Forgot your password?`
export const for_administrators_well_send_a_6_digit = (): string => `For administrators. We’ll send a 6-digit code so you can choose a new password.`
export const well_send_you_a_6_digit_code_so_you = (): string => `We’ll send you a 6-digit code so you can choose a new password.`
export const remembered_it_sign_in = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Remembered it? `, link([`Sign in`])]
export const enter_your_code_hoko = (): string => `Enter your code | Hoko`
export const enter_your_6_digit_code_to_get_into = (): string => `Enter your 6-digit code to get into your Hoko account.`
export const enter_your_code = (): string => `Enter your code`
export const one_more_step = (): string => `One more step`
export const the_password_of_email_is_right_now = <Node>({ strong, email }: { strong: (parts: Parts<Node>) => Node; email: string | number }): Parts<Node> => [`The password of `, strong([`${email}`]), ` is right. Now enter your code.`]
export const if_theres_an_account_weve_sent_a_code = <Node>({ is_admin, strong, target }: { is_admin: boolean; strong: (parts: Parts<Node>) => Node; target: string | number }): Parts<Node> => [`If there’s an `, `${is_admin ? `admin account` : `account`}`, ` for `, strong([`${target}`]), `, we’ve sent a code to its verified email or phone.`]
export const no_code_was_sent_from_here = (): string => `No code was sent from here`
export const codes_only_work_in_the_tab_that_asked = (): string => `Codes only work in the tab that asked for them. Sign in again, or ask for a new code.`
export const sign_in = (): string => `Sign in`
export const forgot_my_password = (): string => `Forgot my password`
export const register_hoko = (): string => `Register | Hoko`
export const register_with_hoko_for_free_to_bid_and = (): string => `Register with Hoko for free to bid and sell. All you need is your name and phone number.`
export const register = (): string => `Register`
export const step_1_of_3_its_free_to_join_list_and = (): string => `Step 1 of 3. It’s free to join, list and bid.`
export const already_registered_sign_in = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`Already registered? `, link([`Sign in`])]
export const you_cant_register_at_the_moment = (): string => `You can’t register at the moment, because we can’t send codes. Please try again later.`
export const weve_sent_a_code_to_sent_to = ({ sent_to }: { sent_to: string | number }): string => `We’ve sent a code to ${sent_to}.`
export const nearly_there = (): string => `Nearly there`
export const step_3_of_3_we_show_your_suburb_on = (): string => `Step 3 of 3. We show your suburb on your listings.`
export const choose_a_new_password_hoko = (): string => `Choose a new password | Hoko`
export const choose_a_new_password_for_your_hoko = (): string => `Choose a new password for your Hoko account.`
export const choose_a_new_password = (): string => `Choose a new password`
export const set_up_your_account = (): string => `Set up your account`
export const enter_your_name_and_choose_a_password = (): string => `Enter your name and choose a password.`
export const choose_a_password_and_agree_to_the = (): string => `Choose a password and agree to the terms and conditions.`
export const your_old_password_stops_working_and = (): string => `It replaces any password you had, and you’re signed out everywhere.`
export const password_changed = (): string => `Password changed`
export const youve_been_signed_out_everywhere_sign = (): string => `You’ve been signed out everywhere, and API keys, webhooks and your team have lost access. Sign in with your new password.`
export const your_account_is_set_up = (): string => `Your account is set up`
export const sign_in_with_your_email_and_your_new = (): string => `Sign in with your email and your new password.`
export const this_link_has_expired = (): string => `This link has expired`
export const your_old_password_still_works_if_you = (): string => `Your old password still works. If you need a new one, ask for a code.`
export const this_link_has_been_used = (): string => `This link has been used`
export const each_link_works_once_if_that_wasnt_you = (): string => `Each link works once. If that wasn’t you, get a code and choose another password now.`
export const this_page_needs_a_link_or_a_code = (): string => `This page needs a link or a code`
export const to_choose_a_new_password_you_need_a = (): string => `To choose a new password, you need a link or code from us. We can send one to your email or phone.`
export const send_me_a_code = (): string => `Send me a code`
export const sign_in_hoko = (): string => `Sign in | Hoko`
export const sign_in_to_hoko_to_bid_sell_and_watch = (): string => `Sign in to Hoko to bid, sell and watch listings all over New Zealand.`
export const then_you_go_on_to_where_you_were_going = (): string => `Then you go on to where you were going.`
export const new_here_register = <Node>({ link }: { link: (parts: Parts<Node>) => Node }): Parts<Node> => [`New here? `, link([`Register`])]
export const enter_the_4_digit_code_from_hoko_to = (): string => `Enter the 4-digit code from Hoko to finish registering.`
export const we_couldnt_find_the_registration_for = ({ email }: { email: string | number }): string => `We couldn’t find the registration for ${email} in this tab. Register again with the same email – it takes a minute.`
export const you_havent_started_registering_in_this = (): string => `You haven’t started registering in this tab. Start with your name and phone number.`
export const verify_your_phone = (): string => `Verify your phone`
export const verify_your_email = (): string => `Verify your email`
export const step_2_of_3_weve_sent_a_code = <Node>({ by_text, strong, sent_to }: { by_text: boolean; strong: (parts: Parts<Node>) => Node; sent_to: string | number }): Parts<Node> => [`Step 2 of 3. We’ve `, `${by_text ? `texted` : `emailed`}`, ` a code to `, strong([`${sent_to}`]), `.`]
