// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const it_stays_up = (): string => `It stays up`
export const until_expires_at = ({ expires_at }: { expires_at: string | number }): string => `Until ${expires_at}.`
export const comes_down_on_at = ({ at }: { at: string | number }): string => `Comes down on ${at}`
export const keep_it_up_title = <Node>({ span, title }: { span: (parts: Parts<Node>) => Node; title: string | number }): Parts<Node> => [`Keep it up`, span([`: `, `${title}`])]
export const improve_your_listing = (): string => `Improve your listing`
export const add_a_photo_listings_with_photos_sell = (): string => `Add a photo – listings with photos sell faster.`
export const add_more_photos_three_or_more_from = (): string => `Add more photos: three or more, from every side.`
export const dont_write_the_title_in_capitals_its = (): string => `Don’t write the title in capitals. It’s hard to read.`
export const say_more_in_the_description_what_would = (): string => `Say more in the description: what would you want to know?`
export const describe_its_condition_and_any_wear_or = (): string => `Describe its condition, and any wear or faults.`
export const add_the_size_so_people_know_whether_it = (): string => `Add the size, so people know whether it fits.`
export const add_this_detail_people_search_by_it = ({ name }: { name: string | number }): string => `Add this detail – people search by it: ${endSentence(name)}`
export const add_shipping_most_buyers_live = (): string => `Add shipping. Most buyers live somewhere else.`
export const preview_and_publish = (): string => `Preview and publish`
export const closes_closes_at = ({ closes_at }: { closes_at: string | number }): string => `closes ${closes_at}`
export const preview = (): string => `Preview`
export const publish_trim = ({ trim }: { trim: string | number }): string => `Publish “${trim}”?`
export const keep_editing = (): string => `Keep editing`
export const publish_anyway = (): string => `Publish anyway`
export const it_goes_live_for_seller_name_who = ({ seller_name }: { seller_name: string | number }): string => `It goes live for ${seller_name}, who agrees to all of this. We’ll tell them straight away.`
export const change_the_field = ({ field }: { field: 'title' | 'description' | 'condition' | 'wof' | 'plate' | 'other' }): string => `Change it: ${{ 'title': `title`, 'description': `description`, 'condition': `condition`, 'wof': `WoF`, 'plate': `plate`, 'other': `` }[field]}`
export const change_it = (): string => `Change it`
export const there_are_no_photos_yet_listings_with = (): string => `There are no photos yet. Listings with photos sell faster.`
export const an_administrator_looks_at_it = ({ is_certain }: { is_certain: boolean }): string => `An administrator ${is_certain ? `looks` : `may look`} at it before it goes live. Its time starts once it’s approved.`
export const publish_auction_closes_closes_at = ({ closes_at }: { closes_at: string | number }): string => `Publish auction, closes ${closes_at}`
export const publish_auction = (): string => `Publish auction`
export const publish_listing = (): string => `Publish listing`
export const publish_for_buy_now_price = ({ buy_now_price }: { buy_now_price: string | number }): string => `Publish for ${buy_now_price}`
export const publish = (): string => `Publish`
export const people_read_property_as_its_price = ({ property }: { property: string | number }): string => `People read “${property}” as its price.`
export const once_someone_bids_you_can_add_to_the = (): string => `Once someone bids, you can add to the description and photos but not change them. You can withdraw it. Bidders will see your reason.`
export const you_can_change_it_while_its_live_and = (): string => `You can change it while it’s live, and everyone sees what changed. You can withdraw it at any time.`
export const when_it_sells_youve_agreed_to_hand_it = (): string => `When it sells, you’ve agreed to hand it over at that price. You and the buyer will see each other’s name, phone and email.`
export const property_isnt_sold_on_hoko_itself_you = (): string => `Property isn’t sold on Hoko itself. You and the buyer sign a written agreement, each with a lawyer.`
export const the_rent_is_what_you_enter_here_asking = (): string => `The rent is what you enter here. Asking for higher bids is against the law.`
export const a_bond_goes_to_tenancy_services_within = (): string => `A bond goes to Tenancy Services within 23 working days.`
export const the_rent_is_what_you_ask_you_choose = (): string => `The rent is what you ask. You choose who moves in.`
export const people_contact_you_to_arrange = ({ is_sale }: { is_sale: boolean }): string => `${is_sale ? `Buyers contact you to arrange the sale.` : `People contact you to arrange a viewing.`}`
export const it_stays_up_until_you_withdraw_it = ({ may_sell }: { may_sell: boolean }): string => `It stays up until you withdraw it${may_sell ? ` or mark it as sold` : ``}. After 90 days we’ll ask if it’s still available.`
export const your_description_must_be_true_the_fair = (): string => `Your description must be true. The Fair Trading Act applies to anyone in trade.`
export const bidding_starts_and_closes_at = ({ start, closes_at }: { start: string | number; closes_at: string | number }): string => `Bidding starts at ${start} and closes ${closes_at}. A bid in the last minutes moves the close, so it may run a little longer.`
export const bidding_starts_and_closes_when_you_say = ({ start }: { start: string | number }): string => `Bidding starts at ${start} and closes when you say. A bid in the last minutes moves the close, so it may run a little longer.`
export const if_the_highest_bid_reaches_your = ({ reserve }: { reserve: string | number }): string => `If the highest bid reaches your reserve of ${reserve}, it sells. If not, it doesn’t. No one sees the amount.`
export const theres_no_reserve_the_highest_bid_buys = ({ start }: { start: string | number }): string => `There’s no reserve. The highest bid buys it, even if that’s ${start}.`
export const if_it_doesnt_sell_well_relist_it_up_to = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `If it doesn’t sell, we’ll relist it once.`, 'other': `If it doesn’t sell, we’ll relist it up to ${formatCount(count)} times.` })}`
export const until_then_anyone_can_buy_it_now = ({ has_reserve, buy_now }: { has_reserve: boolean; buy_now: string | number }): string => `Until ${has_reserve ? `your reserve is met` : `the first bid`}, anyone can buy it now for ${buy_now}.`
export const an_offer_is_accepted_automatically = ({ least }: { least: string | number }): string => `An offer of ${least} or more is accepted automatically and sells it.`
export const buyers_can_make_offers = ({ is_auction }: { is_auction: boolean }): string => `Buyers can make offers${is_auction ? ` until the first bid` : ``}. If you accept one, it’s sold at that price.`
export const anyone_can_buy_one_or_more_of_your = ({ pieces, price }: { pieces: string | number; price: string | number }): string => `Anyone can buy one or more of your ${pieces} for ${price} each. It stays up until they’re all sold or you withdraw it. After 90 days we’ll ask if it’s still available.`
export const anyone_can_buy_it_for_price_it_stays = ({ price }: { price: string | number }): string => `Anyone can buy it for ${price}. It stays up until it sells or you withdraw it. After 90 days we’ll ask if it’s still available.`
export const your_draft_isnt_saved_yet_so_you_cant = (): string => `Your draft isn’t saved yet, so you can’t publish it. See above.`
