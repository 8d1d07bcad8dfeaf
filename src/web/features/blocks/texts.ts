// Written by `npm run texts` from texts.json, where the texts stand.
import type { Parts } from '#shared/texts/parts.ts'

export const name_blocked = ({ name }: { name: string | number }): string => `${name} blocked`
export const your_settings_list_whom_you_have = (): string => `Your settings list whom you have blocked.`
export const block_name = <Node>({ span, name }: { span: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [`Block`, span([` `, `${name}`])]
export const block_name_2 = ({ name }: { name: string | number }): string => `Block ${name}?`
export const block_member = (): string => `Block member`
export const they_wont_be_able_to_bid_on_buy_make = (): string => `They won’t be able to bid on, buy, make offers on or ask about your listings. Bids they’ve already made stay. You can unblock them in Settings.`
export const loading_whom_you_have_blocked = (): string => `Loading whom you have blocked`
export const you_havent_blocked_anyone_you_can = (): string => `You haven’t blocked anyone. You can block someone next to their bid or question on your listings.`
export const blocked = (): string => `Blocked`
export const name_unblocked = ({ name }: { name: string | number }): string => `${name} unblocked`
export const bid_on_title_blocked_at = <Node>({ link, title, when, at }: { link: (parts: Parts<Node>) => Node; title: string | number; when: (parts: Parts<Node>) => Node; at: string | number }): Parts<Node> => [`Bid on `, link([`${title}`]), when([`, blocked `, `${at}`])]
export const asked_about_title_blocked_at = <Node>({ link, title, when, at }: { link: (parts: Parts<Node>) => Node; title: string | number; when: (parts: Parts<Node>) => Node; at: string | number }): Parts<Node> => [`Asked about `, link([`${title}`]), when([`, blocked `, `${at}`])]
export const lift_the_block_of_name = <Node>({ span, name }: { span: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [`Lift`, span([` the block of `, `${name}`])]
export const the_block_was_not_lifted = (): string => `The block was not lifted`
