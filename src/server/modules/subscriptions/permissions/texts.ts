// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const list_one_or_another = ({ used, type }: { used: number; type: 'general' | 'vehicle' | 'property' | 'other' }): string => `${choosePlural(used, { '=0': `list a ${{ 'general': `general item`, 'vehicle': `vehicle`, 'property': `property`, 'other': `` }[type]}`, 'other': `list another ${{ 'general': `general item`, 'vehicle': `vehicle`, 'property': `property`, 'other': `` }[type]}` })}`
export const add_more_than_count_photos = ({ count }: { count: number }): string => `add more than ${choosePlural(count, { 'one': `${formatCount(count)} photo`, 'other': `${formatCount(count)} photos` })}`
export const feature_one_or_another = ({ used }: { used: number }): string => `${choosePlural(used, { '=0': `feature a listing`, 'other': `feature another listing` })}`
export const use_a_stock_feed = (): string => `use a stock feed`
export const add_one_or_another_agent = ({ used }: { used: number }): string => `${choosePlural(used, { '=0': `add an agent`, 'other': `add another agent` })}`
export const show_your_own_branding = (): string => `show your own branding`
export const you_need_more_than_your_plan = ({ action, plan }: { action: string | number; plan: string | number }): string => `To ${action} you need a bigger plan than ${plan}.`
export const their_plan_doesnt_allow_more = ({ used, limit }: { used: string | number; limit: string | number }): string => `This member has used ${used} of ${limit}, so their plan doesn’t allow more.`
