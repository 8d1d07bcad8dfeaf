// Written by `npm run texts` from texts.json, where the texts stand.

export const about_us_hoko_back_office = (): string => `About us · Hoko back office`
export const privacy_policy_hoko_back_office = (): string => `Privacy policy · Hoko back office`
export const terms_and_conditions_hoko_back_office = (): string => `Terms and conditions · Hoko back office`
export const edit_a_page_hoko_back_office = (): string => `Edit a page · Hoko back office`
export const edit_a_page = (): string => `Edit a page`
export const page_not_found = (): string => `Page not found`
export const see_the_pages = (): string => `See the pages`
export const there_are_three_pages = (): string => `You can edit About us, the privacy policy, and the terms and conditions.`
