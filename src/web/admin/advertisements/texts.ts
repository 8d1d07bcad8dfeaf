// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const advertisements = (): string => `Advertisements`
export const advertisement = (): string => `Advertisement`
export const count_advertisements = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} advertisement`, 'other': `${formatCount(count)} advertisements` })}`
export const add_advertisement = (): string => `Add advertisement`
export const the_advertisements_didnt_load = (): string => `The advertisements didn’t load`
export const loading_the_advertisements = (): string => `Loading the advertisements`
export const no_matches = (): string => `No matches`
export const no_advertisements_yet = (): string => `No advertisements yet`
export const see_all_advertisements = (): string => `See all advertisements`
export const try_other_words_or_remove_a_filter = (): string => `Try other words or remove a filter.`
export const they_show_between_listings = (): string => `They show between listings in search results and on the home page, marked as advertisements.`
export const no_admin_has_changed_an_advertisement = (): string => `No admin has changed an advertisement.`
export const no_admin_has_changed_this_advertisement = (): string => `No admin has changed this advertisement.`
export const name_or_link = (): string => `Name or link`
export const name = (): string => `Name`
export const place = (): string => `Place`
export const the_last_30_days = (): string => `The last 30 days`
export const any_place = (): string => `Any place`
export const state = (): string => `State`
export const any_state = (): string => `Any state`
export const days = (): string => `Days`
export const day = (): string => `Day`
export const impressions = (): string => `Impressions`
export const clicks = (): string => `Clicks`
export const click_rate = (): string => `Click rate`
export const everywhere = (): string => `Everywhere`
export const results_and_home_page = (): string => `Search results and the home page.`
export const search_results = (): string => `Search results`
export const between_listings_on_ibuy = (): string => `Between listings on iBuy.`
export const home_page = (): string => `Home page`
export const between_rows_on_the_home_page = (): string => `Between rows of listings.`
export const running = (): string => `Running`
export const scheduled = (): string => `Scheduled`
export const limit_reached_today = (): string => `Today’s limit reached`
export const limit_reached = (): string => `Limit reached`
export const ended = (): string => `Ended`
export const disabled = (): string => `Disabled`
export const enabled = (): string => `Enabled`
export const from_day_to_day = ({ from, to }: { from: string | number; to: string | number }): string => `${from} – ${to}`
export const from_day = ({ from }: { from: string | number }): string => `From ${from}`
export const until_day = ({ to }: { to: string | number }): string => `Until ${to}`
export const any_time = (): string => `Any time`
export const how_often_they_show = (): string => `How often they show`
export const this_didnt_load = (): string => `This didn’t load`
export const loading_how_often_they_show = (): string => `Loading how often they show`
export const enter_from_to = ({ min, max }: { min: string | number; max: string | number }): string => `Enter a number from ${min} to ${max}`
export const changes_saved = (): string => `Changes saved`
export const listings_in_between = (): string => `Listings in between`
export const advertisements_at_a_time = (): string => `Advertisements at a time`
export const enter_0_to_show_none = (): string => `Enter 0 to show none.`
export const save_changes = (): string => `Save changes`
export const the_preview_shows_here = (): string => `Fill in both numbers to see how often they’ll show.`
export const no_advertisements_show = (): string => `No advertisements are shown.`
export const after_every_period_amount = ({ period, amount, listings, count }: { period: number; amount: number; listings: string | number; count: number }): string => `After every ${choosePlural(period, { 'one': `listing`, 'other': `${formatCount(period)} listings` })}, ${choosePlural(amount, { 'one': `${formatCount(amount)} advertisement`, 'other': `${formatCount(amount)} advertisements` })}. A page of ${listings} results has room for ${choosePlural(count, { '=0': `none`, 'other': `${formatCount(count)}` })}.`
export const preview = (): string => `Preview`
export const light_theme = (): string => `Light theme`
export const dark_theme = (): string => `Dark theme`
export const try_the_link = (): string => `Try the link`
export const opens_in_a_new_tab = (): string => `(opens in a new tab)`
export const the_card_shows_here_once_theres_a_picture = (): string => `The card shows here once you’ve added a picture.`
export const picture = (): string => `Picture`
export const the_picture_chosen = (): string => `The picture you’ve chosen`
export const picture_file = (): string => `Picture file`
export const change_picture = (): string => `Change picture`
export const add_picture = (): string => `Add picture`
export const uploading_the_picture = (): string => `Uploading the picture`
export const a_picture_4_wide_and_3_high_fits_best = (): string => `4:3 fits best. Other shapes are cropped to it.`
export const what_the_picture_shows = (): string => `Picture description`
export const for_people_who_cant_see_it = (): string => `Read out to people who can’t see the picture.`
export const its_the_line_under_the_picture = (): string => `Shown under the picture.`
export const link = (): string => `Link`
export const start_with_https = (): string => `Where people go when they press it. Start with https://`
export const it_shows_on_its_days_until = (): string => `It shows on its days, until a limit is reached.`
export const place_and_days = (): string => `Place and days`
export const first_day = (): string => `First day`
export const last_day = (): string => `Last day`
export const limits = (): string => `Limits`
export const leave_empty_for_no_limit = (): string => `Leave blank for no limit. Daily limits start again at midnight.`
export const impressions_in_all = (): string => `Impressions in total`
export const clicks_in_all = (): string => `Clicks in total`
export const impressions_a_day = (): string => `Impressions a day`
export const clicks_a_day = (): string => `Clicks a day`
export const go_back = (): string => `Go back`
export const you_have_unsaved_changes = (): string => `You have unsaved changes. If you leave, they’ll be lost.`
export const the_last_day_is_before_the_first = (): string => `The last day is before the first`
export const advertisement_saved = (): string => `Advertisement saved`
export const advertisement_not_found = (): string => `Advertisement not found`
export const it_may_have_been_deleted = (): string => `It may have been deleted.`
export const the_advertisement_didnt_load = (): string => `The advertisement didn’t load`
export const loading_the_advertisement = (): string => `Loading the advertisement`
export const details = (): string => `Details`
export const report = (): string => `Report`
export const advertisement_deleted = (): string => `Advertisement deleted`
export const delete_advertisement = (): string => `Delete advertisement`
export const delete_this_advertisement = (): string => `Delete this advertisement?`
export const keep_advertisement = (): string => `Keep advertisement`
export const name_goes_with_its_figures = ({ name, impressions, clicks }: { name: string | number; impressions: string | number; clicks: string | number }): string => `${name} will be gone for good, with its report (impressions: ${impressions}, clicks: ${clicks}). To keep the report, disable it.`
export const the_report_didnt_load = (): string => `The report didn’t load`
export const loading_the_report = (): string => `Loading the report`
export const from = (): string => `From`
export const to = (): string => `To`
export const count_clicks_of_impressions = ({ count, impressions }: { count: number; impressions: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} click`, 'other': `${formatCount(count)} clicks` })} from ${choosePlural(impressions, { 'one': `${formatCount(impressions)} impression`, 'other': `${formatCount(impressions)} impressions` })}`
export const nobody_has_seen_it_on_these_days = (): string => `Nobody saw it on these days.`
export const impressions_by_day = (): string => `Impressions by day`
export const clicks_by_day = (): string => `Clicks by day`
export const no_clicks_on_these_days = (): string => `No clicks on these days.`
