// Written by `npm run texts` from texts.json, where the texts stand.

export const go_back = (): string => `Go back`
export const close = (): string => `Close`
export const retry = (): string => `Retry`
export const we_cant_reach_hoko = (): string => `We can’t reach Hoko.`
export const your_bid_hasnt_been_placed = ({ name }: { name: 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer' | 'plan' | 'other' }): string => `Your ${{ 'bid': `bid hasn’t been placed`, 'purchase': `purchase hasn’t been made`, 'answer': `answer hasn’t been sent`, 'offer': `offer hasn’t been sent`, 'counter_offer': `counter-offer hasn’t been sent`, 'plan': `plan hasn’t been changed`, 'other': `` }[name]}.`
export const we_cant_reach_hoko_right_now = (): string => `We can’t reach Hoko right now.`
export const were_checking_whether_your_bid_was_placed = ({ name }: { name: 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer' | 'plan' | 'other' }): string => `We’re checking whether your ${{ 'bid': `bid was placed`, 'purchase': `purchase was made`, 'answer': `answer was sent`, 'offer': `offer was sent`, 'counter_offer': `counter-offer was sent`, 'plan': `plan was changed`, 'other': `` }[name]}. It’s safe to retry: it only counts once.`
export const stopping_your_bid = ({ name }: { name: 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer' | 'plan' | 'other' }): string => `Stopping your ${{ 'bid': `bid`, 'purchase': `purchase`, 'answer': `answer`, 'offer': `offer`, 'counter_offer': `counter-offer`, 'plan': `change of plan`, 'other': `` }[name]}…`
export const we_cant_reach_hoko_to_stop_your_bid = ({ name }: { name: 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer' | 'plan' | 'other' }): string => `We can’t reach Hoko to stop your ${{ 'bid': `bid`, 'purchase': `purchase`, 'answer': `answer`, 'offer': `offer`, 'counter_offer': `counter-offer`, 'plan': `change of plan`, 'other': `` }[name]}. If it got to us before you went back, it counts. We’ll tell you here.`
export const your_bid_was_placed_before_you_went_back = ({ name }: { name: 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer' | 'plan' | 'other' }): string => `Your ${{ 'bid': `bid was placed`, 'purchase': `purchase was made`, 'answer': `answer was sent`, 'offer': `offer was sent`, 'counter_offer': `counter-offer was sent`, 'plan': `plan was changed`, 'other': `` }[name]} before you went back`
export const your_bid_wasnt_placed = ({ name }: { name: 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer' | 'plan' | 'other' }): string => `You went back in time: your ${{ 'bid': `bid wasn’t placed`, 'purchase': `purchase wasn’t made`, 'answer': `answer wasn’t sent`, 'offer': `offer wasn’t sent`, 'counter_offer': `counter-offer wasn’t sent`, 'plan': `plan wasn’t changed`, 'other': `` }[name]}`
export const title_at_price = ({ title, price }: { title: string | number; price: string | number }): string => `“${title}” · ${price}`
export const title_alone = ({ title }: { title: string | number }): string => `“${title}”`
export const view_details = (): string => `View details`
