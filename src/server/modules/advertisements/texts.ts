// Written by `npm run texts` from texts.json, where the texts stand.

export const that_picture_is_no_longer_there = (): string => `That picture is no longer there. Upload it again.`
export const the_last_day_is_before_the_first = (): string => `The last day is before the first`
export const csv_number = (): string => `Number`
export const csv_name = (): string => `Name`
export const csv_link = (): string => `Link`
export const csv_place = (): string => `Place`
export const csv_state = (): string => `Status`
export const csv_first_day = (): string => `First day`
export const csv_last_day = (): string => `Last day`
export const csv_impressions = (): string => `Impressions`
export const csv_clicks = (): string => `Clicks`
export const everywhere = (): string => `Everywhere`
export const search_results = (): string => `Search results`
export const home_page = (): string => `Home page`
export const running = (): string => `Running`
export const scheduled = (): string => `Scheduled`
export const limit_reached_today = (): string => `Today’s limit reached`
export const limit_reached = (): string => `Limit reached`
export const ended = (): string => `Ended`
export const disabled = (): string => `Disabled`
