// Written by `npm run texts` from texts.json, where the texts stand.

export const your_plan = (): string => `Your plan`
export const no_plan = (): string => `You don’t have a plan. You can sell without one, and choose one below any time.`
export const loading_your_plan = (): string => `Loading your plan`
export const plan = (): string => `Plan`
export const price = (): string => `Price`
export const free = (): string => `Free, from Hoko`
export const a_month = ({ price }: { price: string | number }): string => `${price} a month`
export const a_year = ({ price }: { price: string | number }): string => `${price} a year`
export const state = (): string => `Status`
export const active = (): string => `Active`
export const past_due = (): string => `Payment failed`
export const renews_on = (): string => `Renews`
export const ends_on = (): string => `Ends`
export const changes_on = (): string => `Changes`
export const next_try = (): string => `Next try`
export const ends_notice = ({ day }: { day: string | number }): string => `Your plan ends on ${day}. Your live listings stay up until they close.`
export const downgrade_notice = ({ day, plan, price }: { day: string | number; plan: string | number; price: string | number }): string => `On ${day} you’ll change to ${plan} for ${price}.`
export const past_due_notice = ({ day }: { day: string | number }): string => `We couldn’t take your payment, so your plan is on hold. We’ll try your card again on ${day}, or within a minute if you add another card or choose one.`
export const pay_now = (): string => `Pay now`
export const cancel_plan = (): string => `Cancel plan`
export const keep_plan = ({ plan }: { plan: string | number }): string => `Keep ${plan}`
export const cancel_title = ({ plan }: { plan: string | number }): string => `Cancel ${plan}?`
export const cancel_body = ({ plan, day }: { plan: string | number; day: string | number }): string => `You’re keeping ${plan} until ${day}. After that you won’t be charged, and your live listings stay up until they close.`
export const cancel_body_past_due = ({ plan }: { plan: string | number }): string => `${plan} ends now. You won’t be charged, and your live listings stay up until they close.`
export const cancel_scheduled = ({ plan, day }: { plan: string | number; day: string | number }): string => `${plan} ends on ${day}`
export const plan_cancelled = ({ plan }: { plan: string | number }): string => `${plan} has ended`
export const plan_kept = ({ plan }: { plan: string | number }): string => `You’re keeping ${plan}`
export const paid = ({ plan }: { plan: string | number }): string => `Paid. ${plan} is yours again.`
export const confirm_payment = ({ amount, plan }: { amount: string | number; plan: string | number }): string => `Your bank wants you to confirm your payment of ${amount} for ${plan}. Until then, you can’t choose another plan.`
export const confirm = (): string => `Confirm payment`
export const give_up = (): string => `Don’t pay`
export const payment_pending = ({ amount, plan }: { amount: string | number; plan: string | number }): string => `We’re waiting to hear from your bank about your payment of ${amount} for ${plan}. This can take a minute.`
export const payment_given_up = (): string => `You weren’t charged.`
export const keep_title = ({ plan }: { plan: string | number }): string => `Keep ${plan}?`
export const keep_at = ({ plan, day, price }: { plan: string | number; day: string | number; price: string | number }): string => `${plan} renews on ${day} for ${price}, until you cancel. You can cancel any time.`
export const day_for_price = ({ day, price }: { day: string | number; price: string | number }): string => `${day}, for ${price}`
export const above_featured = ({ live, limit }: { live: string | number; limit: string | number }): string => `You’re featuring ${live} listings, and this plan allows ${limit}. The ones you featured first stay in front.`
export const loses_extra = ({ extra }: { extra: 'dealership_feed' | 'agents' | 'branding' | 'other' }): string => `${{ 'dealership_feed': `Your stock feed stops.`, 'agents': `Your agents no longer show on your listings.`, 'branding': `Your branding no longer shows.`, 'other': `` }[extra]}`
export const plan_started = ({ plan }: { plan: string | number }): string => `${plan} is yours`
export const back_to_your_listing = (): string => `Back to your listing`
export const keep_this_plan = (): string => `Keep plan`
export const test_payments = (): string => `Test payments: no money is taken.`
export const choose = ({ plan }: { plan: string | number }): string => `Choose ${plan}`
export const current = (): string => `Your plan`
export const comes_next = ({ day }: { day: string | number }): string => `From ${day}`
export const upgrade_to = ({ plan }: { plan: string | number }): string => `Upgrade to ${plan}`
export const change_to = ({ plan }: { plan: string | number }): string => `Change to ${plan}`
export const get_plan = ({ plan }: { plan: string | number }): string => `Get ${plan}`
export const working_out = (): string => `Working out what it costs`
export const due_now = (): string => `To pay now`
export const nothing_due = (): string => `Nothing to pay now`
export const starts_today_then = ({ day, price }: { day: string | number; price: string | number }): string => `It starts today. From ${day} it’s ${price}, until you cancel. You can cancel any time.`
export const downgrade_at = ({ day, next, price }: { day: string | number; next: string | number; price: string | number }): string => `You keep what you have until ${day}. Then ${next} starts, for ${price}.`
export const above_limit = ({ live, limit, type }: { live: string | number; limit: string | number; type: 'general' | 'vehicle' | 'property' | 'other' }): string => `${{ 'general': `You have ${live} general listings live, and this plan allows ${limit}.`, 'vehicle': `You have ${live} vehicles live, and this plan allows ${limit}.`, 'property': `You have ${live} properties live, and this plan allows ${limit}.`, 'other': `` }[type]}`
export const above_stay = (): string => `They all stay live. New ones wait as drafts until there’s room.`
export const pay_amount = ({ amount }: { amount: string | number }): string => `Pay ${amount}`
export const change_plan = (): string => `Change plan`
export const change_noted = ({ plan, day }: { plan: string | number; day: string | number }): string => `You’ll change to ${plan} on ${day}`
export const period = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`
export const gst_included = (): string => `Prices include GST.`
export const history = (): string => `Plan history`
export const step_started = ({ to }: { to: string | number }): string => `${to} started`
export const step_granted = ({ to }: { to: string | number }): string => `Hoko gave you ${to}`
export const step_upgraded = ({ from, to }: { from: string | number; to: string | number }): string => `Upgraded from ${from} to ${to}`
export const step_downgrade_scheduled = ({ from, to }: { from: string | number; to: string | number }): string => `Asked to change from ${from} to ${to}`
export const step_downgraded = ({ from, to }: { from: string | number; to: string | number }): string => `Changed from ${from} to ${to}`
export const step_renewed = ({ to }: { to: string | number }): string => `${to} renewed`
export const step_cancel_scheduled = ({ from }: { from: string | number }): string => `Asked to cancel ${from}`
export const step_resumed = ({ from }: { from: string | number }): string => `Kept ${from}`
export const step_payment_failed = ({ from }: { from: string | number }): string => `The payment for ${from} failed`
export const step_recovered = ({ to }: { to: string | number }): string => `Paid; ${to} is active again`
export const step_cancelled = ({ from }: { from: string | number }): string => `${from} ended`
export const step_changed_by_admin = ({ from, to }: { from: string | number; to: string | number }): string => `Hoko changed ${from} to ${to}`
export const payments_unavailable = (): string => `Hoko can’t take payments at the moment, so plans can’t be bought.`
export const used_so_far = (): string => `Used so far`
export const listings_of_type = ({ type }: { type: 'general' | 'vehicle' | 'property' | 'other' }): string => `${{ 'general': `General listings`, 'vehicle': `Vehicles`, 'property': `Properties`, 'other': `` }[type]}`
export const featured_listings = (): string => `Featured listings`
export const used_without_limit = ({ used }: { used: string | number }): string => `${used}, no limit`
export const used_of_limit = ({ used, limit }: { used: string | number; limit: string | number }): string => `${used} of ${limit}`
export const agents = (): string => `Agents`
