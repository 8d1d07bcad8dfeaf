// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const moderation = (): string => `Moderation`
export const reported_listing = (): string => `Reported listing`
export const linked_account = (): string => `Linked account`
export const reported_member = (): string => `Reported member`
export const listing_to_approve = (): string => `Listing to approve`
export const appeal_listing = (): string => `Listing appeal`
export const appeal_account = (): string => `Account appeal`
export const appeal_warning = (): string => `Warning appeal`
export const disputed_sale = (): string => `Disputed sale`
export const disputed_review = (): string => `Disputed review`
export const normal = (): string => `Normal`
export const high = (): string => `High`
export const urgent = (): string => `Urgent`
export const waiting_for_approval = (): string => `Waiting for approval`
export const suspended = (): string => `Suspended`
export const warned = (): string => `Warned`
export const a_sale = (): string => `A sale`
export const a_review = (): string => `A review`
export const listing_id = ({ id }: { id: string | number }): string => `Listing ${id}`
export const member_id = ({ id }: { id: string | number }): string => `Member ${id}`
export const uphold = (): string => `Uphold`
export const dismiss = (): string => `Dismiss`
export const approve = (): string => `Approve`
export const send_back = (): string => `Send back`
export const lift_it = (): string => `Lift suspension`
export const answer_only = (): string => `Answer only`
export const sale_complete = (): string => `Sale complete`
export const cancel_sale = (): string => `Cancel sale`
export const keep_sale = (): string => `Keep sale going`
export const remove_review = (): string => `Remove review`
export const keep_review = (): string => `Keep review`
export const withdraw_warning = (): string => `Withdraw warning`
export const report_upheld = (): string => `Report upheld`
export const report_dismissed = (): string => `Report dismissed`
export const listing_approved = (): string => `Listing approved`
export const listing_sent_back = (): string => `Listing sent back`
export const suspension_lifted = (): string => `Suspension lifted`
export const answer_sent = (): string => `Answer sent`
export const dispute_decided = (): string => `Dispute decided`
export const review_removed = (): string => `Review removed`
export const review_kept = (): string => `Review kept`
export const warning_withdrawn = (): string => `Warning withdrawn`
export const suspend_the_listing = (): string => `Suspend the listing`
export const remove_what_was_reported = (): string => `Remove what was reported`
export const listing_suspended = (): string => `listing suspended`
export const reported_text_removed = (): string => `reported text removed`
export const member_warned = (): string => `member warned`
export const member_suspended = (): string => `member suspended`
export const buyers_told = (): string => `buyers told`
export const someone_else_has_to_approve_this = (): string => `You proposed this, so someone else has to approve it.`
export const tell_the_buyers = (): string => `Message the buyers of open sales`
export const seller = (): string => `Seller`
export const buyer = (): string => `Buyer`
export const author = (): string => `Author`
export const member = (): string => `Member`
export const reporter = (): string => `Reporter`
export const report = (): string => `Report`
export const what_was_reported = (): string => `Reported text`
export const it_now_says = (): string => `Now says`
export const around_it = (): string => `Around it`
export const warning = (): string => `Warning`
export const appeal = (): string => `Appeal`
export const answer = (): string => `Answer`
export const dispute = (): string => `Dispute`
export const message = (): string => `Message`
export const review = (): string => `Review`
export const reply = (): string => `Reply`
export const rule_prohibited = (): string => `Prohibited item`
export const rule_counterfeit = (): string => `Counterfeit`
export const payments = (): string => `Payments`
export const rule_off_platform_payment = (): string => `Unsafe payment`
export const rule_shill_bidding = (): string => `Shill bidding`
export const rule_wrong_category = (): string => `Wrong category`
export const rule_misleading = (): string => `Misleading text`
export const rule_contact_details = (): string => `Contact details`
export const rule_harassment = (): string => `Harassment`
export const rule_spam = (): string => `Spam`
export const rule_fake_review = (): string => `Fake review`
export const rule_other = (): string => `Other rule`
export const choose_a_case = (): string => `Choose a case`
export const the_longest_wait_comes_first = (): string => `The most urgent comes first, then the longest wait. Press ? for the keys.`
export const this_cant_be_undone = (): string => `This can’t be undone`
export const undo = (): string => `Undo`
export const close = (): string => `Close`
export const enter_key = (): string => `Enter`
export const ctrl_enter = (): string => `Ctrl + Enter`
export const next_case_in_the_list = (): string => `Next case in the list`
export const previous_case_in_the_list = (): string => `Previous case in the list`
export const open_the_case = (): string => `Open the case`
export const approve_or_uphold = (): string => `Approve, uphold or the first choice`
export const dismiss_or_the_other_way = (): string => `Dismiss, send back or the second choice`
export const send_the_decision = (): string => `Send the decision`
export const take_or_release_the_case = (): string => `Take or release the case`
export const write_a_private_note = (): string => `Write a private note`
export const undo_the_last_decision = (): string => `Undo the last decision`
export const search_the_queue = (): string => `Search the queue`
export const show_these_keys = (): string => `Show these keys`
export const some_need_an_open_case = (): string => `Some keys need an open case.`
export const templates = (): string => `Templates`
export const keys = (): string => `Keys`
export const taken_by_me = (): string => `Taken by me`
export const taken_by_nobody = (): string => `Not taken`
export const taken_by_others = (): string => `Taken by others`
export const oldest_first = (): string => `Oldest first`
export const newest_first = (): string => `Newest first`
export const most_urgent_first = (): string => `Most urgent first`
export const search_cases = (): string => `Search cases`
export const kind_of_case = (): string => `Kind of case`
export const all_kinds_count = ({ count }: { count: string | number }): string => `All kinds (${count})`
export const kind_count = ({ kind, count }: { kind: string | number; count: string | number }): string => `${kind} (${count})`
export const severity = (): string => `Severity`
export const any_severity = (): string => `Any severity`
export const taken_by = (): string => `Taken by`
export const taken_or_not = (): string => `Taken or not`
export const order = (): string => `Order`
export const the_cases_didnt_load = (): string => `The cases didn’t load`
export const loading_the_cases = (): string => `Loading the cases`
export const cases = (): string => `Cases`
export const choose_name = ({ name }: { name: string | number }): string => `Choose ${name}`
export const count_reports = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} report`, 'other': `${formatCount(count)} reports` })}`
export const taken_by_you = (): string => `Taken by you`
export const taken_by_name = ({ name }: { name: string | number }): string => `Taken by ${name}`
export const nothing_is_waiting = (): string => `Nothing is waiting`
export const every_case_has_been_decided = (): string => `Every case has been decided.`
export const no_cases_found = (): string => `No cases found`
export const see_all_cases = (): string => `See all cases`
export const none_match_what_you_chose = (): string => `No open case matches your search or filters.`
export const choose_all = (): string => `Choose all`
export const count_chosen = ({ count }: { count: string | number }): string => `${count} chosen`
export const count_not_decided = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} case wasn’t decided`, 'other': `${formatCount(count)} cases weren’t decided` })}`
export const thanks_nothing_wrong = (): string => `Thanks for your report. We’ve had a look, and it’s within our rules.`
export const write_a_few_words = (): string => `Write a few words.`
export const done_count = ({ done, count }: { done: string | number; count: string | number }): string => `${done}: ${count}`
export const decide_count = ({ outcome, count }: { outcome: string | number; count: number }): string => `${outcome}: ${choosePlural(count, { 'one': `${formatCount(count)} case`, 'other': `${formatCount(count)} cases` })}?`
export const each_is_decided_by_itself = (): string => `Each case is decided by itself. We’ll list any that can’t be.`
export const message_to_each = (): string => `Message to each of them`
export const they_get_this = (): string => `They get this as a notification and an email.`
export const this_case_is_closed = (): string => `This case is closed`
export const next_case = (): string => `Next case`
export const previous_case = (): string => `Previous case`
export const back_to_the_queue = (): string => `Back to the queue`
export const it_was_decided_or_withdrawn = (): string => `It was decided or withdrawn.`
export const the_case_didnt_load = (): string => `The case didn’t load`
export const loading_the_case = (): string => `Loading the case`
export const release = (): string => `Release`
export const take = (): string => `Take`
export const waiting_for_age = ({ age, at }: { age: string | number; at: string | number }): string => `Waiting ${age}, since ${at}`
export const see_untaken_cases = (): string => `See untaken cases`
export const name_has_it_until = ({ name, until }: { name: string | number; until: string | number }): string => `${name} has taken this case until ${until}. You can read it, but not decide it.`
export const evidence = (): string => `Evidence`
export const hoko = (): string => `Hoko`
export const nothing_written = (): string => `Nothing written`
export const loading_the_listing = (): string => `Loading the listing`
export const preview_page = (): string => `Preview page`
export const the_listing = (): string => `Listing`
export const people = (): string => `People in this case`
export const count_strikes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} strike`, 'other': `${formatCount(count)} strikes` })}`
export const member_since = ({ day }: { day: string | number }): string => `Member since ${day}`
export const reports_about = ({ count, upheld }: { count: number; upheld: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} report about them`, 'other': `${formatCount(count)} reports about them` })}, ${upheld} upheld`
export const reports_by = ({ count, upheld }: { count: number; upheld: string | number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} report by them`, 'other': `${formatCount(count)} reports by them` })}, ${upheld} upheld`
export const count_suspensions = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} suspension`, 'other': `${formatCount(count)} suspensions` })}`
export const count_warnings = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} warning`, 'other': `${formatCount(count)} warnings` })}`
export const private_notes = (): string => `Private notes`
export const decided_earlier = ({ decision, name, at, undone }: { decision: string | number; name: string | number; at: string | number; undone: boolean }): string => `${decision} by ${name}, ${at}${undone ? ` (undone)` : ``}`
export const add_a_note = (): string => `Add a note`
export const only_admins_read_notes = (): string => `Only admins read notes.`
export const save_note = (): string => `Save note`
export const choose_what_you_decide = (): string => `Choose what you decide.`
export const sent_back_instead = ({ why }: { why: string | number }): string => `Sent back to the seller: ${why}`
export const done_of_subject = ({ done, subject }: { done: string | number; subject: string | number }): string => `${done}: ${subject}`
export const decision = (): string => `Decision`
export const what_you_decide = (): string => `Your decision`
export const template = (): string => `Template`
export const no_template = (): string => `No template`
export const edit_templates = (): string => `Edit templates`
export const reason_for_name = ({ name }: { name: string | number }): string => `Reason for ${name}`
export const message_to_name = ({ name }: { name: string | number }): string => `Message to ${name}`
export const message_to_the_reporter = (): string => `Message to the reporter`
export const message_to_both = (): string => `Message to both`
export const ctrl_enter_sends_it = (): string => `Ctrl + Enter sends it`
export const at_the_same_time = (): string => `At the same time`
export const decide_the_others_too = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Decide the other report of this listing the same way`, 'other': `Decide the ${formatCount(count)} other reports of this listing the same way` })}`
export const warn_name = ({ name }: { name: string | number }): string => `Warn ${name}`
export const it_counts_as_a_strike = (): string => `Count it as a strike for 12 months`
export const suspend_name = ({ name }: { name: string | number }): string => `Suspend ${name}`
export const their_sales_are_held = (): string => `They’re signed out, their listings are paused, and buyers are told not to pay yet.`
export const message_to_the_buyers = (): string => `Message to the buyers`
export const what_members_read_by_rule = (): string => `Texts for decisions, by rule. You can change them before you send them.`
export const add_a_template = (): string => `Add template`
export const loading_the_templates = (): string => `Loading the templates`
export const no_templates_yet = (): string => `No templates yet.`
export const retired = (): string => `Retired`
export const retire = (): string => `Retire`
export const use_again = (): string => `Use again`
export const edit_title = ({ title }: { title: string | number }): string => `Edit ${title}`
export const edit_template = (): string => `Edit template`
export const save_template = (): string => `Save template`
export const rule = (): string => `Rule`
export const title = (): string => `Title`
export const reason_the_member_reads = (): string => `Reason the member reads`
export const you_can_use_placeholders = ({ placeholders }: { placeholders: string | number }): string => `You can use ${placeholders}.`
export const esc_key = (): string => `Esc`
export const leave_a_field = (): string => `Leave a field; what you typed stays`
export const they_can_no_longer = (): string => `They can no longer`
export const for_how_long = (): string => `For how long`
export const waiting_for_a_second_person = (): string => `Waiting for a second person`
export const delete_the_member = (): string => `Delete the member`
export const a_refund = (): string => `Refund`
export const turn_down = (): string => `Turn down`
export const turned_down = (): string => `Turned down`
export const withdraw_it = (): string => `Withdraw`
export const proposal_withdrawn = (): string => `Proposal withdrawn`
export const approved_and_done = (): string => `Approved and done`
export const proposer = (): string => `Proposer`
export const proposal = (): string => `Proposal`
export const make_full_admin = (): string => `Make them a full admin`
export const end_full_admin = (): string => `Give a full admin another role`
export const suspend_a_full_admin = (): string => `Suspend a full admin`
export const turn_off_two_person_approval = (): string => `Turn off two-person approval of refunds`
export const raise_two_person_approval = (): string => `Raise the amount for two-person approval`
export const let_one_admin_delete_members = (): string => `Let one admin delete members`
export const weve_asked_the_seller_to_fix_it = (): string => `We’ve asked the seller to fix it.`
export const weve_moved_it_to_a_better_category = (): string => `We’ve moved it to a better category.`
export const weve_suspended_the_listing = (): string => `We’ve suspended the listing.`
export const weve_removed_it = (): string => `We’ve removed it.`
export const weve_warned_the_member = (): string => `We’ve warned the member.`
export const weve_suspended_the_member = (): string => `We’ve suspended the member.`
export const your_message_says_more_than_you_ticked = (): string => `Your message says we’ve done something that isn’t ticked below. Tick it or change the message.`
export const ask_the_seller_to_fix_it = (): string => `Ask the seller to fix it`
export const move_to_another_category = (): string => `Move to another category`
export const new_category = (): string => `New category`
export const choose_a_category = (): string => `Choose a category`
export const warn_a_member = (): string => `Warn a member`
export const suspend_a_member = (): string => `Suspend a member`
export const who_to_warn = (): string => `Who to warn`
export const who_to_suspend = (): string => `Who to suspend`
export const write_to_one_side = (): string => `Write to one side only`
export const who_to_write_to = (): string => `Who to write to`
export const message_the_other_doesnt_see = (): string => `Message (the other side doesn’t see it)`
export const name_as_role = ({ name, role }: { name: string | number; role: string | number }): string => `${name} (${role})`
export const seller_asked_to_fix_it = (): string => `seller asked to fix it`
export const listing_moved = (): string => `listing moved`
export const one_side_written_to = (): string => `message sent to one side`
export const your_role_reads_cases = (): string => `Your role can read cases, but not decide them.`
export const the_sale = (): string => `Sale`
export const loading_the_sale = (): string => `Loading the sale`
export const agreed_at = ({ at }: { at: string | number }): string => `Agreed ${at}`
export const their_messages = (): string => `Messages between them`
export const earlier_disputes = (): string => `Earlier disputes about this listing`
export const then_it_cant_be_undone = (): string => `A decision with a message to buyers can’t be undone.`
export const takes_effect_in_seconds = ({ seconds }: { seconds: string | number }): string => `Takes effect in ${seconds} s`
